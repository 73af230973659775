import Foundation
import ViewGraph

/// Where an animation has come to.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// How far an animator is.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// Changes views when it is started, which move to what they are changed to, and says when they have.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let animation: Animation
  private var run = 0
  /// How long the change takes, in seconds.
  public let duration: TimeInterval
  /// True from the start to the end.
  public private(set) var isRunning = false
  /// How far it is.
  public private(set) var state = UIViewAnimatingState.inactive
  /// How much of the change is seen, 0 to 1.
  /// - Partly: kept and not used: changes move by themselves.
  open var fractionComplete: CGFloat = 0

  init(duration: TimeInterval, animation: Animation, animations: (() -> Void)?) {
    self.duration = duration
    self.animation = animation
    self.animations = animations.map { [$0] } ?? []
  }

  /// Makes an animator.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    let animation: Animation =
      switch curve {
      case .easeInOut: .easeInOut(duration: duration)
      case .easeIn: .easeIn(duration: duration)
      case .easeOut: .easeOut(duration: duration)
      case .linear: .linear(duration: duration)
      }
    self.init(duration: duration, animation: animation, animations: animations)
  }

  /// Makes an animator whose change swings.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(
      duration: duration, animation: .spring(response: duration * 0.6, dampingFraction: Double(ratio)),
      animations: animations)
  }

  /// Makes an animator whose speed changes as a curve says.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, animation: .timingCurve(point1.x, point1.y, point2.x, point2.y, duration: duration),
      animations: animations)
  }

  /// Adds to what is changed.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds to what is done once it is changed.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Changes the views.
  open func startAnimation() {
    (isRunning, state) = (true, .active)
    run += 1
    let (due, current) = (animations, run)
    animations = []
    UIView.move(animation) {
      for change in due { change() }
    } _: { [self] _ in
      if run == current, isRunning { finish(.end) }
    }
  }

  /// Changes the views after a while, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    state = .active
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { if self.state == .active { self.startAnimation() } }
  }

  /// Holds the change.
  /// - Partly: what moves goes on to its end.
  open func pauseAnimation() { isRunning = false }

  /// Ends what has not been started, and says nothing where it is not to be finished.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    (isRunning, state) = (false, withoutFinishing ? .inactive : .stopped)
  }

  /// Ends, and says where.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(finalPosition) }

  private func finish(_ position: UIViewAnimatingPosition) {
    (isRunning, state) = (false, .inactive)
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }

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
