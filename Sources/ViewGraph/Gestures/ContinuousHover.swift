import Foundation

/// Where the pointer is.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a place in the space that was asked for.
  case active(CGPoint)
  /// No longer over the view.
  case ended
}

/// Follows the pointer over a view.
nonisolated struct ContinuousHoverModifier: PrimitiveModifier {
  let space: GestureSpace
  let action: (HoverPhase) -> Void

  @MainActor func didMount(_ node: ModifierNode) {
    node.local = _GestureMemory()
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let target = node.target
    return content.mapDisplays {
      LayoutRules.apply(
        [.onPointerMove(target), .onGeometry(target)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    guard let memory = node.local as? _GestureMemory else { return }
    switch event {
    case .geometry(let frame): memory.frame = frame
    case .pointer(let place?): action(.active(space.convert(place, memory)))
    case .pointer(nil): action(.ended)
    default: break
    }
  }
}

extension View {
  /// Does something whenever the pointer moves over the view, and when it leaves it.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: GestureSpace(coordinateSpace.coordinateSpace), action: action))
  }

  /// Does something whenever the pointer moves over the view, and when it leaves it; the older form.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: GestureSpace(coordinateSpace), action: action))
  }
}
