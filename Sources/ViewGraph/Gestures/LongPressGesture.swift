import Foundation

/// A press that is held for a while.
nonisolated public struct LongPressGesture: Gesture, Sendable {
  /// Seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Recognizes a press that is held; half a second by default.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public var body: Never { fatalError("LongPressGesture has no body") }
  @MainActor public var _sources: [_GestureSource] {
    [.longPress(duration: minimumDuration, distance: Double(maximumDistance))]
  }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Bool>] {
    switch event {
    case .longPress(minimumDuration): [.changed(true), .ended(true)]
    case .pressing(let isDown): [isDown ? .changed(true) : .cancelled]
    default: []
    }
  }
}

/// A long press that tells whether a finger or a pointer is down that may become one.
nonisolated struct PressedGesture<Content: Gesture>: Gesture {
  typealias Value = Content.Value
  let content: Content
  let action: (Bool) -> Void

  @MainActor var body: Never { fatalError("A gesture with an action has no body") }
  @MainActor var _sources: [_GestureSource] { content._sources.tellingPresses }

  @MainActor
  func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Content.Value>] {
    // What has lasted long enough was down before.
    if case .longPress(let duration) = event, content._sources.contains(where: { $0.isLongPress(duration) }) {
      tell(true, memory)
    }
    let phases = content._recognize(event, memory.part(0))
    for phase in phases {
      if case .changed = phase { tell(true, memory) } else { tell(false, memory) }
    }
    return phases
  }

  @MainActor private func tell(_ isDown: Bool, _ memory: _GestureMemory) {
    guard isDown != (memory.value != nil) else { return }
    memory.value = isDown ? isDown : nil
    action(isDown)
  }
}

extension _GestureSource {
  fileprivate func isLongPress(_ seconds: Double) -> Bool {
    if case .longPress(let duration, _) = self { duration == seconds } else { false }
  }
}
