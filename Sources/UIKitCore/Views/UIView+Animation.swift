import Foundation
import ViewGraph

extension UIView {
  /// How a change is animated.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// Changes views, whose colours, opacity, places, sizes and transforms move to what they are changed to, in so many
  /// seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    move(.easeInOut(duration: duration), animations, nil)
  }

  /// Changes views, which move, and says when they have.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    move(.easeInOut(duration: duration), animations, completion)
  }

  /// Changes views, which move after a while, and says when they have. Properties are changed at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    move(options.animation(duration, delay: delay), animations, completion)
  }

  /// Changes views, which swing to what they are changed to, and says when they have.
  /// - Partly: `velocity` is not used: they begin at rest.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.spring(response: duration * 0.6, dampingFraction: Double(dampingRatio)).delay(delay)
    move(options.repeating(spring), animations, completion)
  }

  /// Changes views, which swing to what they are changed to, and says when they have.
  /// - Partly: `initialSpringVelocity` is not used: they begin at rest.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    move(options.repeating(.spring(duration: duration, bounce: Double(bounce)).delay(delay)), animations, completion)
  }

  /// Changes views, which move as an animation of SwiftUI says.
  public class func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    move(animation, changes) { _ in completion?() }
  }

  /// Changes views step by step: see `addKeyframe`.
  /// - Partly: `options` is not used: speeds are even.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    keyframes.append((duration, delay))
    animations()
    keyframes.removeLast()
    DispatchQueue.main.asyncAfter(deadline: .now() + delay + duration) { completion?(true) }
  }

  /// A step of `animateKeyframes`: when it begins and how long it takes, in parts of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let (duration, delay) = keyframes.last ?? (0, 0)
    let animation = Animation.linear(duration: max(frameDuration * duration, 0.01))
    let start = delay + frameStartTime * duration
    guard start > 0 else { return move(animation, animations, nil) }
    DispatchQueue.main.asyncAfter(deadline: .now() + start) { move(animation, animations, nil) }
  }

  /// Changes a view by something else in its place, and says when that has been done.
  /// - Partly: what is new fades in: it does not turn.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    move(options.animation(duration, delay: 0), { animations?() }, completion)
  }

  /// Puts a view in the place of another, and says when that has been done.
  /// - Partly: what is new fades in: it does not turn.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else if let parent = fromView.superview {
        parent.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    move(options.animation(duration, delay: 0), change, completion)
  }

  /// The steps that are under way: their whole duration, and when they begin.
  private static var keyframes: [(duration: TimeInterval, delay: TimeInterval)] = []

  /// Changes views in an animation. What is to be done afterwards never comes before this returns: a program may
  /// begin the next animation then, for ever.
  package class func move(_ animation: Animation, _ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
    guard isAnimating else {
      changes()
      if let completion { DispatchQueue.main.async { completion(true) } }
      return
    }
    withAnimation(animation) {
      changes()
    } completion: {
      completion?(true)
    }
  }

  private static var isAnimatingElsewhere = true
  /// Whether changes move in the program of the reader whose turn it is.
  private static var isAnimating: Bool {
    get { Graph.current?.movesScreens ?? isAnimatingElsewhere }
    set {
      guard let graph = Graph.current else { return isAnimatingElsewhere = newValue }
      graph.movesScreens = newValue
    }
  }

  /// Changes screens as `animated` says.
  package class func change(animated: Bool, _ screens: () -> Void) {
    if animated { screens() } else { performWithoutAnimation(screens) }
  }

  /// Changes views without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = isAnimating
    isAnimating = false
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, actionsWithoutAnimation)
    isAnimating = before
  }

  /// Says whether changes are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) { isAnimating = enabled }
  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { isAnimating }
}

extension UIView.AnimationOptions {
  /// The animation that the options ask for.
  fileprivate func animation(_ duration: TimeInterval, delay: TimeInterval) -> Animation {
    let curve = rawValue >> 16 & 3
    let animation: Animation =
      switch curve {
      case 1: .easeIn(duration: duration)
      case 2: .easeOut(duration: duration)
      case 3: .linear(duration: duration)
      default: .easeInOut(duration: duration)
      }
    return repeating(animation.delay(delay))
  }

  /// The animation, for ever where the options say so.
  fileprivate func repeating(_ animation: Animation) -> Animation {
    contains(.repeat) ? animation.repeatForever(autoreverses: contains(.autoreverse)) : animation
  }
}

extension UIView {
  /// How steps follow each other.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
