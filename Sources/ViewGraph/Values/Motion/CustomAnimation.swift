import Foundation

/// A movement of a program's own: what becomes of a change as time passes.
///
/// The movement is asked once, for the way from 0 to 1, and browsers move everything by its answers.
public protocol CustomAnimation: Hashable, Sendable {
  /// What of the change has come about after so many seconds; nil when the movement is over.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  /// How fast the change comes about after so many seconds; nil by default.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  /// Whether the movement goes on from one that is under way; false by default.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// A key for what a movement keeps from one moment to the next.
public protocol AnimationStateKey {
  /// The type of value.
  associatedtype Value
  /// The value before any is set.
  static var defaultValue: Value { get }
}

/// What a movement keeps from one moment to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a state that keeps nothing.
  public init() {}

  /// What is kept by a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What a movement is told of itself.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the movement keeps.
  public var state = AnimationState<Value>()
  /// True where the movement counts as complete although it goes on.
  public var isLogicallyComplete = false
  /// The environment of what moves: the standard values.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

extension Animation {
  /// Seconds after which a movement that does not end is cut.
  private static let limit = 10.0
  /// Moments a second in which a movement is asked.
  private static let rate = 60.0
  /// How many of the answers browsers are told.
  private static let counts = 5...60

  /// Makes an animation of a movement of the program's own, of ten seconds at most.
  public init<A: CustomAnimation>(_ base: A) {
    var context = AnimationContext<Double>()
    var values: [Double] = []
    while Double(values.count) <= Self.limit * Self.rate,
      let value = base.animate(value: 1.0, time: Double(values.count) / Self.rate, context: &context)
    {
      values.append(value.isFinite ? value : 1)
    }
    values.append(1)
    let duration = Double(values.count - 1) / Self.rate
    let count = min(max(values.count, Self.counts.lowerBound), Self.counts.upperBound)
    self.init(duration, samples: (0..<count).map { values[$0 * (values.count - 1) / (count - 1)] })
  }
}
