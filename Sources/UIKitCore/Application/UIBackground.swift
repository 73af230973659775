import Foundation

/// What came of fetching in the background. A server is never asked to: programs' methods with it are not called.
/// - Partly: methods with it are not called: a server is never asked to fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// How interfaces may be turned. The reader decides: programs' answers are not asked for.
/// - Partly: programs are not asked: the reader turns the page.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Work that a program goes on with when its reader has left.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Begins work that goes on when the reader has left. A server goes on in any case: nothing ever expires.
  /// - Partly: a program goes on while its reader is away in any case: the handler is never called.
  public nonisolated func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }

  /// Begins work that goes on when the reader has left, with a name for those who look for errors.
  /// - Partly: a program goes on while its reader is away in any case: the handler is never called.
  public nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }

  /// Ends such work.
  /// - Partly: a program goes on while its reader is away in any case: the handler is never called.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
