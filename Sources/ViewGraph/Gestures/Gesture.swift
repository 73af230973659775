import Foundation

/// Something the reader does with a pointer or a finger, recognized from what the renderer reports.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells of itself.
  associatedtype Value
  /// The type of gesture that describes this gesture.
  associatedtype Body: Gesture
  /// The gesture that describes this gesture.
  @MainActor @preconcurrency var body: Body { get }
  /// What the gesture listens to. Programs never implement it.
  @MainActor var _sources: [_GestureSource] { get }
  /// What an event means to the gesture. Programs never implement it.
  @MainActor func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Value>]
}

extension Gesture where Body: Gesture, Body.Value == Value {
  public var _sources: [_GestureSource] { body._sources }

  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Value>] {
    body._recognize(event, memory)
  }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }
}

extension Never: Gesture {
  public typealias Value = Never
  public var _sources: [_GestureSource] { [] }

  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Never>] { [] }
}

/// What a gesture listens to.
public enum _GestureSource: Hashable, Sendable {
  case tap(count: Int)
  case longPress(duration: Double, distance: Double)
  /// A finger or a pointer that is down, for long presses that are told before they have lasted.
  case pressing
  case drag(distance: Double)
  case pinch
  /// Where the view is, for gestures that tell places outside of it.
  case frame
}

extension [_GestureSource] {
  /// The same for whoever wants to know of long presses before they have lasted.
  var tellingPresses: [_GestureSource] {
    contains { if case .longPress = $0 { true } else { false } } ? self + [.pressing] : self
  }
}

/// Something the renderer reports to gestures.
public enum _GestureEvent: Sendable {
  case tap(count: Int)
  case longPress(duration: Double)
  case pressing(Bool)
  case drag(distance: Double, start: CGPoint, location: CGPoint, ended: Bool, time: Date, velocity: CGSize? = nil)
  case pinch(PinchState, time: Date)
  case frame(CGRect)
}

/// What a gesture says when it has recognized something.
public enum _GesturePhase<Value> {
  case changed(Value)
  case ended(Value)
  /// It goes on no more, and has not ended as it was to.
  case cancelled

  func map<T>(_ transform: (Value) -> T) -> _GesturePhase<T> {
    switch self {
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .cancelled: .cancelled
    }
  }
}

/// What a gesture remembers between events; gestures made of others give each a part of it.
@MainActor
public final class _GestureMemory: Restful {
  var frame = CGRect.zero
  var value: Any?
  private var parts: [_GestureMemory] = []

  var isAtRest: Bool { value == nil && frame == .zero && parts.allSatisfy(\.isAtRest) }

  func part(_ index: Int) -> _GestureMemory {
    while parts.count <= index { parts.append(_GestureMemory()) }
    parts[index].frame = frame
    return parts[index]
  }
}

/// A gesture of any type with a value of one.
nonisolated public struct AnyGesture<Value>: Gesture {
  private let sources: @MainActor () -> [_GestureSource]
  private let recognize: @MainActor (_GestureEvent, _GestureMemory) -> [_GesturePhase<Value>]

  /// Wraps a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    let gesture = Transfer(gesture)
    sources = { gesture.value._sources }
    recognize = { gesture.value._recognize($0, $1) }
  }

  @MainActor public var body: Never { fatalError("AnyGesture has no body") }
  @MainActor public var _sources: [_GestureSource] { sources() }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Value>] {
    recognize(event, memory)
  }
}
