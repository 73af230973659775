import Foundation

/// How far a scroll view is scrolled, and how large it and its content are.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled, in points.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// The space around the content; none in a browser.
  /// - Partly: always nothing: margins are a part of the content.
  public var contentInsets = EdgeInsets()

  init(_ state: ScrollState) {
    contentOffset = state.offset
    contentSize = state.contentSize
    containerSize = state.containerSize
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The scroll view in its own space.
  public var bounds: CGRect { visibleRect }
}

/// Does something when a value made of a scroll view's geometry has changed.
nonisolated struct ScrollGeometryModifier<T: Equatable>: PrimitiveModifier {
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    let last = node.local as? Last ?? Last()
    node.local = last
    let observer = base.scrollOptions.observer ?? last.observer
    observer.actions[ObjectIdentifier(last)] = { [weak last] state, _ in
      guard let last else { return }
      let value = transform(ScrollGeometry(state))
      defer { last.value = value }
      if last.value != value { action(last.value ?? value, value) }
    }
    var inside = base
    inside.scrollOptions.observer = observer
    return inside
  }

  @MainActor
  private final class Last {
    let observer = ScrollObserver()
    var value: T?
  }
}

extension View {
  /// Does something when a value made of the geometry of the scroll view below has changed.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}
