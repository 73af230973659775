/// A gesture that is there or not: `gesture(isOn ? DragGesture() : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  public var body: Never { fatalError("An optional gesture has no body") }
  public var _sources: [_GestureSource] { self?._sources ?? [] }

  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Wrapped.Value>] {
    self?._recognize(event, memory) ?? []
  }
}
