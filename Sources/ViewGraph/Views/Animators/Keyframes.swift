import Foundation

/// How a value changes over time.
public protocol Keyframes<Value> {
  /// The type of value.
  associatedtype Value
  /// How long the changes take, in seconds.
  var _duration: Double { get }
  /// Changes a value to what it is at a time.
  func _apply(_ time: Double, to value: inout Value)
}

/// How one property of a value changes over time.
public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
  let path: WritableKeyPath<Root, Value>
  let frames: [KeyframeSegment<Value>]

  /// Makes the track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackBuilder<Value> content: () -> [KeyframeSegment<Value>]
  ) {
    path = keyPath
    frames = content()
  }

  /// Makes the track of the value itself.
  public init(@KeyframeTrackBuilder<Value> content: () -> [KeyframeSegment<Value>]) where Root == Value {
    self.init(\.self, content: content)
  }

  public var _duration: Double { frames.reduce(0) { $0 + $1.duration } }

  public func _apply(_ time: Double, to root: inout Root) {
    var from = root[keyPath: path]
    var rest = time
    for frame in frames {
      if rest < frame.duration {
        root[keyPath: path] = frame.value(from: from, at: max(rest, 0) / frame.duration)
        return
      }
      rest -= frame.duration
      from = frame.to
    }
    root[keyPath: path] = from
  }
}

/// One step of a track: to a value, within a time.
public struct KeyframeSegment<Value: Animatable> {
  let to: Value
  let duration: Double
  let progress: (Double) -> Double

  /// The value at a part of the time, 0 to 1.
  func value(from: Value, at part: Double) -> Value {
    var way = to.animatableData - from.animatableData
    way.scale(by: progress(part))
    var value = from
    value.animatableData += way
    return value
  }
}

/// A step of a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of value.
  associatedtype Value: Animatable
  /// The step.
  var _segment: KeyframeSegment<Value> { get }
}

/// At a speed that a curve says; evenly by default.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segment: KeyframeSegment<Value>

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _segment = KeyframeSegment(to: to, duration: max(duration, 0), progress: { timingCurve.value(at: $0) })
  }
}

/// Slow at first and at the end, as curves through the values are.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segment: KeyframeSegment<Value>

  public init(_ to: Value, duration: TimeInterval) {
    _segment = KeyframeSegment(to: to, duration: max(duration, 0), progress: { $0 * $0 * (3 - 2 * $0) })
  }

  /// - Partly: `startVelocity` and `endVelocity` are not used: each step begins and ends at rest.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    self.init(to, duration: duration)
  }
}

/// As a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segment: KeyframeSegment<Value>

  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring()) {
    let seconds = max(duration ?? spring.settlingDuration, 0)
    _segment = KeyframeSegment(
      to: to, duration: seconds, progress: { spring.value(target: 1.0, time: $0 * seconds) })
  }

  /// - Partly: `startVelocity` is not used: each step begins at rest.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value?
  ) {
    self.init(to, duration: duration, spring: spring)
  }
}

/// At once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segment: KeyframeSegment<Value>

  public init(_ to: Value) {
    _segment = KeyframeSegment(to: to, duration: 0, progress: { _ in 1 })
  }
}

/// Builds the steps of a track.
@resultBuilder
public enum KeyframeTrackBuilder<Value: Animatable> {
  public static func buildExpression<Step: KeyframeTrackContent>(_ step: Step) -> [KeyframeSegment<Value>]
  where Step.Value == Value { [step._segment] }

  public static func buildBlock(_ steps: [KeyframeSegment<Value>]...) -> [KeyframeSegment<Value>] {
    steps.flatMap { $0 }
  }

  public static func buildArray(_ steps: [[KeyframeSegment<Value>]]) -> [KeyframeSegment<Value>] {
    steps.flatMap { $0 }
  }

  public static func buildOptional(_ steps: [KeyframeSegment<Value>]?) -> [KeyframeSegment<Value>] { steps ?? [] }
  public static func buildEither(first: [KeyframeSegment<Value>]) -> [KeyframeSegment<Value>] { first }
  public static func buildEither(second: [KeyframeSegment<Value>]) -> [KeyframeSegment<Value>] { second }
}

/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {
  let tracks: [any Keyframes<Value>]

  public var _duration: Double { tracks.map(\._duration).max() ?? 0 }

  public func _apply(_ time: Double, to value: inout Value) {
    for track in tracks { track._apply(time, to: &value) }
  }
}

/// Builds tracks.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ track: K) -> [any Keyframes<Value>] where K.Value == Value {
    [track]
  }

  /// Steps outside of a track move the value itself.
  public static func buildExpression<Step: KeyframeTrackContent>(_ step: Step) -> [any Keyframes<Value>]
  where Step.Value == Value { [KeyframeTrack<Value, Value>(\.self, frames: [step._segment])] }

  public static func buildBlock(_ tracks: [any Keyframes<Value>]...) -> [any Keyframes<Value>] {
    tracks.flatMap { $0 }
  }

  public static func buildFinalResult(_ tracks: [any Keyframes<Value>]) -> _KeyframeTracks<Value> {
    _KeyframeTracks(tracks: tracks)
  }
}

extension KeyframeTrack {
  fileprivate init(_ path: WritableKeyPath<Root, Value>, frames: [KeyframeSegment<Value>]) {
    self.path = path
    self.frames = frames
  }
}

/// The values of keyframes over time.
public struct KeyframeTimeline<Value> {
  let initialValue: Value
  let content: any Keyframes<Value>

  /// Makes a timeline that begins with a value.
  public init<K: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> K) where K.Value == Value {
    self.init(initialValue, content())
  }

  init(_ initialValue: Value, _ content: any Keyframes<Value>) {
    self.initialValue = initialValue
    self.content = content
  }

  /// How long the changes take, in seconds.
  public var duration: TimeInterval { content._duration }

  /// The value at a time.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    content._apply(time, to: &value)
    return value
  }
}
