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
  @MainActor public var _sources: [_GestureSource] { [.longPress(duration: minimumDuration)] }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Bool>] {
    if case .longPress(minimumDuration) = event { [.changed(true), .ended(true)] } else { [] }
  }
}
