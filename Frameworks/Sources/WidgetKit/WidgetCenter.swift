import Foundation

/// The program's widgets. There are none on the web: `reel` leaves extensions out, and nothing is shown that could be old.
/// - Partly: there are no widgets.
public final class WidgetCenter: Sendable {
  /// The widgets of the program.
  public static let shared = WidgetCenter()

  /// Makes all widgets anew: there are none.
  /// - Partly: changes nothing: there are no widgets.
  public func reloadAllTimelines() {}

  /// Makes the widgets of a kind anew: there are none.
  /// - Partly: changes nothing: there are no widgets.
  public func reloadTimelines(ofKind kind: String) {}

  /// The widgets that the reader has put on a screen: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// Tells the widgets that the reader has put on a screen: none.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
}

/// A widget that a reader has put on a screen.
public struct WidgetInfo: Hashable, Sendable {
  /// Which of the program's widgets it is.
  public let kind: String
}
