/// Two gestures at once.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both, as far as they are recognized.
  public struct Value {
    /// The first gesture's value.
    public var first: First.Value?
    /// The second gesture's value.
    public var second: Second.Value?
  }

  /// The one gesture.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Recognizes both.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public var body: Never { fatalError("Two gestures have no body") }
  @MainActor public var _sources: [_GestureSource] { first._sources + second._sources }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Value>] {
    first._recognize(event, memory.part(0)).map { $0.map { Value(first: $0, second: nil) } }
      + second._recognize(event, memory.part(1)).map { $0.map { Value(first: nil, second: $0) } }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which the second counts only where the first is not recognized.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that was recognized.
  public enum Value {
    /// The first gesture was recognized.
    case first(First.Value)
    /// The second gesture was recognized.
    case second(Second.Value)
  }

  /// The gesture that comes first.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Recognizes either.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public var body: Never { fatalError("Two gestures have no body") }
  @MainActor public var _sources: [_GestureSource] { first._sources + second._sources }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Value>] {
    let preferred = first._recognize(event, memory.part(0))
    if !preferred.isEmpty { return preferred.map { $0.map { .first($0) } } }
    return second._recognize(event, memory.part(1)).map { $0.map { .second($0) } }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which the second counts only once the first has ended.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the sequence has come.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended; the second's value is nil until it begins.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Recognizes one after the other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public var body: Never { fatalError("Two gestures have no body") }
  @MainActor public var _sources: [_GestureSource] { first._sources + second._sources }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Value>] {
    guard let done = memory.value as? Done else {
      return first._recognize(event, memory.part(0)).map { phase in
        switch phase {
        case .changed(let value): return .changed(.first(value))
        case .cancelled: return .cancelled
        case .ended(let value):
          memory.value = Done(value: value)
          return .changed(.second(value, nil))
        }
      }
    }
    if case .pressing(false) = event {
      memory.value = nil
      return [.cancelled]
    }
    return second._recognize(event, memory.part(1)).map { phase in
      if case .changed = phase {} else { memory.value = nil }
      return phase.map { .second(done.value, $0) }
    }
  }

  private struct Done {
    let value: First.Value
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// This gesture and another at once.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, and another only where this one is not recognized.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// This gesture, then another.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
