import Foundation

/// Two fingers that move apart or together, or the wheel with Control held down, as trackpads report a pinch.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
  /// How far the fingers have come.
  public struct Value: Equatable, Sendable {
    /// When they were there.
    public var time: Date
    /// How many times as far apart they are as at first.
    public var magnification: CGFloat
    /// How much the magnification grows in a second.
    public var velocity: CGFloat
    /// The middle between the fingers at first, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at first, in the view's own space.
    public var startLocation: CGPoint
  }

  /// How much the magnification changes before it counts.
  public var minimumScaleDelta: CGFloat

  /// Recognizes a pinch.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public var body: Never { fatalError("MagnifyGesture has no body") }
  @MainActor public var _sources: [_GestureSource] { [.pinch] }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Value>] {
    guard case .pinch(let pinch, let time) = event else { return [] }
    let last = memory.value as? Value
    if last == nil, abs(pinch.scale - 1) < Double(minimumScaleDelta) { return [] }
    let seconds = last.map { time.timeIntervalSince($0.time) } ?? 0
    let magnification = CGFloat(pinch.scale)
    let velocity = seconds > 0 ? (magnification - (last?.magnification ?? 1)) / seconds : last?.velocity ?? 0
    let value = Value(
      time: time, magnification: magnification, velocity: velocity, startAnchor: pinch.anchor,
      startLocation: pinch.location)
    memory.value = pinch.hasEnded ? nil : value
    return [pinch.hasEnded ? .ended(value) : .changed(value)]
  }
}

/// Two fingers that turn around each other.
nonisolated public struct RotateGesture: Gesture, Sendable {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When they were there.
    public var time: Date
    /// How far they have turned.
    public var rotation: Angle
    /// How far they turn in a second.
    public var velocity: Angle
    /// The middle between the fingers at first, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at first, in the view's own space.
    public var startLocation: CGPoint
  }

  /// How far the fingers turn before it counts.
  public var minimumAngleDelta: Angle

  /// Recognizes a turn of at least one degree, by default.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public var body: Never { fatalError("RotateGesture has no body") }
  @MainActor public var _sources: [_GestureSource] { [.pinch] }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Value>] {
    guard case .pinch(let pinch, let time) = event else { return [] }
    let last = memory.value as? Value
    if last == nil, abs(pinch.rotation.radians) < minimumAngleDelta.radians { return [] }
    let seconds = last.map { time.timeIntervalSince($0.time) } ?? 0
    let turned = pinch.rotation - (last?.rotation ?? .zero)
    let velocity = seconds > 0 ? turned / seconds : last?.velocity ?? .zero
    let value = Value(
      time: time, rotation: pinch.rotation, velocity: velocity, startAnchor: pinch.anchor,
      startLocation: pinch.location)
    memory.value = pinch.hasEnded ? nil : value
    return [pinch.hasEnded ? .ended(value) : .changed(value)]
  }
}

/// Two fingers that move apart or together; the older form, which tells the magnification alone.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
  public typealias Value = CGFloat

  /// How much the magnification changes before it counts.
  public var minimumScaleDelta: CGFloat

  /// Recognizes a pinch.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public var body: Never { fatalError("MagnificationGesture has no body") }
  @MainActor public var _sources: [_GestureSource] { [.pinch] }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<CGFloat>] {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._recognize(event, memory).map { $0.map(\.magnification) }
  }
}

/// Two fingers that turn around each other; the older form, which tells the angle alone.
nonisolated public struct RotationGesture: Gesture, Sendable {
  public typealias Value = Angle

  /// How far the fingers turn before it counts.
  public var minimumAngleDelta: Angle

  /// Recognizes a turn of at least one degree, by default.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public var body: Never { fatalError("RotationGesture has no body") }
  @MainActor public var _sources: [_GestureSource] { [.pinch] }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Angle>] {
    RotateGesture(minimumAngleDelta: minimumAngleDelta)._recognize(event, memory).map { $0.map(\.rotation) }
  }
}
