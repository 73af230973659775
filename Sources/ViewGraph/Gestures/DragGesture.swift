import Foundation

/// A movement of the pointer while it is held down.
nonisolated public struct DragGesture: Gesture {
  /// Where a drag is.
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// Points per second.
    public var velocity: CGSize

    /// How far it has come from where it began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would end if it were let go now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would have come if it were let go now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the pointer moves before it counts, in points.
  public var minimumDistance: CGFloat
  let space: GestureSpace

  /// Recognizes a drag of at least ten points, by default, and tells places in the view itself.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    space = GestureSpace(coordinateSpace.coordinateSpace)
  }

  /// Recognizes a drag; the older form.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    space = GestureSpace(coordinateSpace)
  }

  @MainActor public var body: Never { fatalError("DragGesture has no body") }
  @MainActor public var _sources: [_GestureSource] { [.drag(distance: Double(minimumDistance))] + space.sources }

  @MainActor
  public func _recognize(_ event: _GestureEvent, _ memory: _GestureMemory) -> [_GesturePhase<Value>] {
    guard case .drag(Double(minimumDistance), let start, let location, let ended, let time, let told) = event
    else { return [] }
    let last = memory.value as? Value
    let value = Value(
      time: time, location: space.convert(location, memory), startLocation: space.convert(start, memory),
      velocity: told ?? velocity(at: location, time, since: last, memory))
    memory.value = ended ? nil : value
    return [ended ? .ended(value) : .changed(value)]
  }

  /// How fast the pointer was since the event before, where nobody tells how fast it is.
  @MainActor
  private func velocity(at location: CGPoint, _ time: Date, since last: Value?, _ memory: _GestureMemory) -> CGSize {
    guard let last, time > last.time else { return last?.velocity ?? .zero }
    let seconds = time.timeIntervalSince(last.time)
    let place = space.convert(location, memory)
    return CGSize(width: (place.x - last.location.x) / seconds, height: (place.y - last.location.y) / seconds)
  }
}

extension View {
  /// Lets fingers that drag on the view scroll what is around it, along axes that the view's own gestures make no use of. For the
  /// frameworks beside SwiftUI: a value of a chart is chosen along one axis alone.
  nonisolated public func _letsScroll(_ axes: Axis.Set) -> some View {
    modifier(DisplayEffect(.letsScroll(axes)))
  }
}
