import Foundation

extension View {
  /// Does something when the view is tapped or clicked so many times; once by default.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Does something with the place where the view is tapped or clicked.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Does something when the view is held down for a while; half a second by default.
  ///
  /// `onPressingChanged` is told true as soon as a finger or a pointer is down, and false once it is lifted, has moved too far, or the
  /// action has been done.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
      .onEnded { _ in action() }
    let gesture = onPressingChanged.map { AnyGesture(PressedGesture(content: press, action: $0)) } ?? AnyGesture(press)
    return self.gesture(gesture)
  }

  /// Does something when the view is held down for a while; the older form.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }

  /// Says whether the reader can point at the view.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(DisplayEffect(.hitTesting(enabled)))
  }

  /// Does something when the pointer comes over the view or leaves it.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }
}

/// Follows whether the pointer is over a view.
nonisolated struct HoverModifier: PrimitiveModifier {
  let action: (Bool) -> Void

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let target = node.target
    return content.mapDisplays {
      LayoutRules.apply([.onHover(target)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    if case .hover(let isInside) = event { action(isInside) }
  }
}
