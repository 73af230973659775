import Foundation

/// Where an animation has come to.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// Changes views when it is started, and says so.
/// - Partly: at once: views inside representables are not animated.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// How long the change would take, in seconds.
  public let duration: TimeInterval
  /// True from the start to the end.
  public private(set) var isRunning = false

  /// Makes an animator.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }

  /// Makes an animator whose change swings.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Adds to what is changed.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds to what is done once it is changed.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Changes the views.
  open func startAnimation() {
    isRunning = true
    let due = animations
    animations = []
    for animation in due { animation() }
    isRunning = false
    let told = completions
    completions = []
    for completion in told { completion(.end) }
  }

  /// Changes the views after a while, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.startAnimation() }
  }

  /// Ends what has not been started.
  open func stopAnimation(_ withoutFinishing: Bool) { animations = [] }

  /// Makes an animator that is started after a while.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    if delay > 0 { animator.startAnimation(afterDelay: delay) } else { animator.startAnimation() }
    return animator
  }
}

extension UIView {
  /// How a change begins and ends.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
