import Combine
import Foundation
import Observation

/// How windows may be resized.
public struct WindowResizability: Sendable {
  /// As the platform does.
  public static let automatic = WindowResizability()
  /// To the size of what is in them.
  public static let contentSize = WindowResizability()
  /// To no less than the size of what is in them.
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// Says how large new windows are. As on a phone, it says nothing here: browsers make windows.
  /// - Partly: changes nothing, as on a phone: the browser's window is the reader's.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Says how large new windows are. As on a phone, it says nothing here: browsers make windows.
  /// - Partly: changes nothing, as on a phone: the browser's window is the reader's.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Says where new windows are. As on a phone, it says nothing here: browsers make windows.
  /// - Partly: changes nothing, as on a phone: the browser's window is the reader's.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Says how windows may be resized. As on a phone, it says nothing here: browsers resize windows.
  /// - Partly: changes nothing, as on a phone: the browser's window is the reader's.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Puts an object into the environment of the scene's views, where `@EnvironmentObject` finds it.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    mapping { AnyView($0.environmentObject(object)) }
  }

  /// Puts an observable object into the environment of the scene's views, where `@Environment(Type.self)` finds it.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    mapping { AnyView($0.environment(object)) }
  }
}
