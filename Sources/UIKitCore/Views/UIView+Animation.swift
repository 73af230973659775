import Foundation

extension UIView {
  /// How views move to what they become.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Whether views of UIKit move.
  /// - Partly: they do not: `withAnimation(_:_:)` moves views of SwiftUI.
  public static var areAnimationsEnabled: Bool { false }

  /// Lets views of UIKit move or not.
  /// - Partly: they do not: `withAnimation(_:_:)` moves views of SwiftUI.
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  /// Makes changes without movement.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }

  /// Changes views over a time in seconds.
  /// - Partly: the change is made at once; `completion` is called after the time.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Changes views over a time in seconds, after a pause.
  /// - Partly: the change is made at once after the pause; `completion` is called after the time. `options` is not used.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    after(delay) {
      animations()
      if let completion { after(duration) { completion(true) } }
    }
  }

  /// Changes views as a spring moves.
  /// - Partly: the change is made at once after the pause; `completion` is called after the time. The spring is not used.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Changes what a view shows, from one look to the other.
  /// - Partly: the change is made at once; `completion` is called after the time.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations ?? {}, completion: completion)
  }

  private static func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
    guard seconds > 0 else { return body() }
    Task {
      try? await Task.sleep(for: .seconds(seconds))
      body()
    }
  }
}
