import Foundation

/// One or more taps or clicks.
nonisolated public struct TapGesture: Gesture, Sendable {
  /// The number of taps.
  public var count: Int

  /// Recognizes so many taps; one by default.
  public init(count: Int = 1) {
    self.count = count
  }

  @MainActor public var body: Never { fatalError("TapGesture has no body") }
  @MainActor public var _sources: [_GestureSource] { [.tap(count: count)] }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Void>] {
    if case .tap(count) = event { [.ended(())] } else { [] }
  }
}

/// A tap or click that tells where it was.
nonisolated public struct SpatialTapGesture: Gesture {
  /// What a tap tells of itself.
  public struct Value: Equatable, Sendable {
    /// Where it was.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  let space: GestureSpace

  /// Recognizes a tap; one by default.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    space = GestureSpace(coordinateSpace.coordinateSpace)
  }

  /// Recognizes a tap; the older form.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    space = GestureSpace(coordinateSpace)
  }

  @MainActor public var body: Never { fatalError("SpatialTapGesture has no body") }
  @MainActor public var _sources: [_GestureSource] { [.drag(distance: 0)] + space.sources }

  /// A tap is a press that ends near where it began; so many of them within a second and a half belong together.
  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Value>] {
    guard case .drag(0, let start, let location, true, let time, _) = event,
      hypot(location.x - start.x, location.y - start.y) < 10
    else { return [] }
    let recent = ((memory.value as? [Date]) ?? []).filter { time.timeIntervalSince($0) < 1.5 } + [time]
    memory.value = recent.count >= count ? nil : recent
    return recent.count >= count ? [.ended(Value(location: space.convert(location, memory)))] : []
  }
}

/// Where a gesture tells places: in the view itself, or on the whole screen.
struct GestureSpace {
  private let isGlobal: Bool

  init(_ space: CoordinateSpace) {
    isGlobal = space == .global
  }

  @MainActor var sources: [_GestureSource] { isGlobal ? [.frame] : [] }

  @MainActor func convert(_ point: CGPoint, _ memory: _GestureMemory) -> CGPoint {
    isGlobal ? CGPoint(x: point.x + memory.frame.minX, y: point.y + memory.frame.minY) : point
  }
}
