import Foundation

/// A movement of a layer, which begins when it is added to one.
@MainActor @preconcurrency
open class CAAnimation: NSObject {
  /// How long it takes, in seconds; 0 is a quarter of one.
  open var duration: TimeInterval = 0
  /// When it begins, in the seconds of `CACurrentMediaTime()`; 0 is at once.
  open var beginTime: TimeInterval = 0
  /// How often it is repeated; 0 is once, `.infinity` for ever.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// True where it goes back as it came.
  open var autoreverses = false
  /// How fast it is: twice as fast at 2.
  open var speed: Float = 1
  /// Where in its time it begins.
  /// - Partly: kept and not used: it begins at its beginning.
  open var timeOffset: TimeInterval = 0
  /// How its speed changes.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer looks as without it when it is over.
  open var isRemovedOnCompletion = true
  /// What is seen before it begins and when it is over.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Is told when it begins and when it is over.
  open var delegate: (any CAAnimationDelegate)?
  private var notes: [String: Any] = [:]

  public nonisolated override init() {}

  /// Keeps a value for the program.
  open func setValue(_ value: Any?, forKey key: String) { notes[key] = value }
  /// A value that the program has kept.
  open func value(forKey key: String) -> Any? { notes[key] }

  /// How long one way takes, in seconds.
  package var length: TimeInterval { (duration > 0 ? duration : 0.25) / TimeInterval(max(speed, 0.001)) }

  /// The movements of single properties that it is made of.
  package var tracks: [Track] { [] }

  /// The movement of one property: values, and how long each takes to be reached.
  package struct Track {
    package var keyPath: String
    /// nil is what the layer has.
    package var values: [Any?]
    /// The seconds from each value to the next.
    package var lengths: [TimeInterval]
    package var timing: CAMediaTimingFunction?
    package var spring: (mass: Double, stiffness: Double, damping: Double)?
  }
}

/// Is told about animations.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// An animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// An animation is over; `flag` is false where it was taken away before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A movement of one property of a layer.
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether values are added to what the layer has.
  open var isAdditive = false
  /// Whether each repetition goes on from where the one before ended.
  /// - Partly: kept and not used: it does not.
  open var isCumulative = false

  /// Moves a property: `strokeStart`, `strokeEnd`, `lineWidth`, `opacity`, `position` and its parts,
  /// `transform.rotation`, `transform.scale` and `transform.translation` and their parts, colours.
  /// - Partly: other properties are not seen to move.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A movement of a property from one value to another.
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; nil is what the layer has.
  open var fromValue: Any?
  /// Where it ends; nil is what the layer has.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?

  package override var tracks: [Track] {
    guard let keyPath else { return [] }
    var end = toValue
    if end == nil, let by = CALayer.number(byValue) { end = (CALayer.number(fromValue) ?? 0) + by }
    return [Track(keyPath: keyPath, values: [fromValue, end], lengths: [length], timing: timingFunction)]
  }
}

/// A movement of a property that swings into its end.
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
  /// What hangs on the spring.
  open var mass: CGFloat = 1
  /// How firm the spring is.
  open var stiffness: CGFloat = 100
  /// How much the movement is held back.
  open var damping: CGFloat = 10
  /// How fast it begins.
  /// - Partly: kept and not used: it begins at rest.
  open var initialVelocity: CGFloat = 0
  /// How long it takes to come to rest, in seconds: until a thousandth of the way is left.
  open var settlingDuration: TimeInterval { TimeInterval(2 * mass / max(damping, 0.01)) * log(1000) }

  package override var tracks: [Track] {
    super.tracks.map {
      var track = $0
      track.spring = (Double(mass), Double(stiffness), Double(damping))
      return track
    }
  }
}

/// A movement of a property through several values.
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each is reached, 0 to 1; nil is evenly.
  open var keyTimes: [NSNumber]?
  /// How the speed changes between each two.
  /// - Partly: the first counts for all.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How it goes from value to value.
  /// - Partly: kept and not used: along a line.
  open var calculationMode = CAAnimationCalculationMode.linear

  package override var tracks: [Track] {
    guard let keyPath, let values, values.count > 1 else { return [] }
    var lengths = Array(repeating: length / Double(values.count - 1), count: values.count - 1)
    if let keyTimes, keyTimes.count == values.count {
      lengths = zip(keyTimes, keyTimes.dropFirst()).map { max($1.doubleValue - $0.doubleValue, 0) * length }
    }
    return [
      Track(keyPath: keyPath, values: values, lengths: lengths, timing: timingFunctions?.first ?? timingFunction)
    ]
  }
}

/// How an animation goes from value to value.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// Movements that belong together.
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
  /// The movements.
  open var animations: [CAAnimation]?

  package override var tracks: [Track] {
    (animations ?? []).flatMap { animation in
      if animation.duration == 0 { animation.duration = duration }
      if animation.timingFunction == nil { animation.timingFunction = timingFunction }
      return animation.tracks
    }
  }
}

/// A change of what a layer shows.
/// - Partly: what is new is there at once.
@MainActor @preconcurrency
open class CATransition: CAAnimation {
  /// How what is new comes.
  open var type = CATransitionType.fade
  /// From where it comes.
  open var subtype: CATransitionSubtype?
  /// Where in the change it begins and ends, 0 to 1.
  open var startProgress: Float = 0, endProgress: Float = 1
}

/// How what is new comes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where what is new comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
