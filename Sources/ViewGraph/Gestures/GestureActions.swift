/// A gesture that does something when it has ended.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public var body: Never { fatalError("A gesture with an action has no body") }
  @MainActor public var _sources: [_GestureSource] { content._sources }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Content.Value>] {
    let phases = content._recognize(event, memory)
    for case .ended(let value) in phases { action(value) }
    return phases
  }
}

/// A gesture that does something when its value has changed.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  @MainActor public var body: Never { fatalError("A gesture with an action has no body") }
  @MainActor public var _sources: [_GestureSource] { content._sources.tellingPresses }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Content.Value>] {
    let phases = content._recognize(event, memory.part(0))
    for phase in phases {
      switch phase {
      case .changed(let value):
        if memory.value as? Content.Value != value { action(value) }
        memory.value = value
      case .ended, .cancelled: memory.value = nil
      }
    }
    return phases
  }
}

/// A gesture whose value is made of another's.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  let content: Content
  let transform: (Content.Value) -> Value

  @MainActor public var body: Never { fatalError("A mapped gesture has no body") }
  @MainActor public var _sources: [_GestureSource] { content._sources }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Value>] {
    content._recognize(event, memory).map { $0.map(transform) }
  }
}

/// A gesture that keeps a state up to date while it goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  /// The gesture.
  let base: Base
  /// The state.
  let state: GestureState<State>
  /// Brings the state up to date.
  let updateState: (Base.Value, inout State, inout Transaction) -> Void

  @MainActor public var body: Never { fatalError("A gesture with a state has no body") }
  @MainActor public var _sources: [_GestureSource] { base._sources.tellingPresses }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Base.Value>] {
    let phases = base._recognize(event, memory)
    for phase in phases {
      switch phase {
      case .changed(let value): state.update { updateState(value, &$0, &$1) }
      case .ended, .cancelled: state.reset()
      }
    }
    return phases
  }
}

extension Gesture {
  /// Does something when the gesture has ended.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Does something when the gesture's value has changed.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Makes another value of the gesture's.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Keeps a state up to date while the gesture goes on; afterwards the state is as it was at first.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, updateState: body)
  }
}
