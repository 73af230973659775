import Foundation

/// Where a scroll view is, or is to be.
public struct ScrollPosition: Equatable, Sendable {
  nonisolated(unsafe) var id: AnyHashable?
  /// The edge that the program has asked for last; nil for none.
  public internal(set) var edge: Edge?
  var offset: ScrollOffset?
  var anchor: UnitPoint?
  var serial = 0
  /// True where the reader has scrolled since the program has.
  public var isPositionedByUser = false

  /// Makes a position at the beginning.
  public init<ID: Hashable>(idType: ID.Type = Never.self) {}

  /// Makes a position at the view with an id.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  /// Makes a position at an edge.
  public init<ID: Hashable>(idType: ID.Type = Never.self, edge: Edge) {
    scrollTo(edge: edge)
  }

  /// Makes a position so far from the beginning, in points.
  public init<ID: Hashable>(idType: ID.Type = Never.self, point: CGPoint) {
    scrollTo(point: point)
  }

  /// Makes a position so far from the leading edge, in points.
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat) {
    scrollTo(x: x)
  }

  /// Makes a position so far from the top, in points.
  public init<ID: Hashable>(idType: ID.Type = Never.self, y: CGFloat) {
    scrollTo(y: y)
  }

  /// Makes a position so far from the beginning, in points.
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    scrollTo(x: x, y: y)
  }

  /// The place that the program has asked for last; nil for none, and where only one direction was asked for.
  public var point: CGPoint? { offset.flatMap { wish in wish.x.flatMap { x in wish.y.map { CGPoint(x: x, y: $0) } } } }
  /// How far from the leading edge the program has asked for last; nil for no such place.
  public var x: CGFloat? { offset?.x }
  /// How far from the top the program has asked for last; nil for no such place.
  public var y: CGFloat? { offset?.y }

  /// The id of the view at the beginning of what is seen; nil where it is unknown.
  public var viewID: (any Hashable)? { id?.base as? any Hashable }

  /// The id of the view at the beginning of what is seen; nil where it is unknown or of another type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { id?.base as? T }

  /// Scrolls to the view with an id.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    self.id = AnyHashable(id)
    self.anchor = anchor
    edge = nil
    offset = nil
    isAskedAnew()
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) {
    self.edge = edge
    id = nil
    offset = nil
    isAskedAnew()
  }

  /// Scrolls so far from the beginning, in points.
  public mutating func scrollTo(point: CGPoint) {
    scrollTo(ScrollOffset(x: point.x, y: point.y))
  }

  /// Scrolls so far from the leading edge, in points.
  public mutating func scrollTo(x: CGFloat) {
    scrollTo(ScrollOffset(x: x))
  }

  /// Scrolls so far from the top, in points.
  public mutating func scrollTo(y: CGFloat) {
    scrollTo(ScrollOffset(y: y))
  }

  /// Scrolls so far from the beginning, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    scrollTo(ScrollOffset(x: x, y: y))
  }

  private mutating func scrollTo(_ offset: ScrollOffset) {
    self.offset = offset
    id = nil
    edge = nil
    isAskedAnew()
  }

  private mutating func isAskedAnew() {
    serial += 1
    isPositionedByUser = false
  }
}

/// Tells a binding which of the targets in a scroll view is seen first, and scrolls to what the binding says.
nonisolated struct ScrollPositionModifier: PrimitiveModifier {
  let read: () -> ScrollPosition
  let write: (AnyHashable) -> Void

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    let state = node.local as? PositionState ?? PositionState(node)
    node.local = state
    let observer = base.scrollOptions.observer ?? state.observer
    observer.requests = state.requests
    observer.actions[ObjectIdentifier(state)] = { [weak state] scroll, scrolled in
      guard let state, let target = scroll.target, let id = scrolled.identity(shownAt: target) else { return }
      if state.last?.id == id { return }
      state.last?.id = id
      write(id)
    }
    var inside = base
    inside.scrollOptions.observer = observer
    return inside
  }

  @MainActor func build(_ node: ModifierNode) {
    guard let state = node.local as? PositionState else { return }
    let wanted = node.reading(read)
    defer { state.last = wanted }
    guard wanted.id != state.last?.id || wanted.serial != state.last?.serial else { return }
    if let id = wanted.id {
      state.requests.scroll(to: id, anchor: wanted.anchor ?? UnitPoint(x: 0, y: 0))
    } else if let edge = wanted.edge {
      state.requests.scroll(to: edge)
    } else if let offset = wanted.offset {
      state.requests.scroll(to: offset)
    }
  }
}

@MainActor
private final class PositionState {
  let observer = ScrollObserver()
  let requests: ScrollRequests
  var last: ScrollPosition?

  init(_ node: GraphNode) {
    requests = ScrollRequests(node)
  }
}

extension View {
  /// Keeps a binding at the id of the first target that is seen, and scrolls to the view whose id it is set to.
  /// Targets are the views of the layout marked by `scrollTargetLayout()`.
  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(
        read: {
          var position = ScrollPosition(idType: ID.self)
          position.id = id.wrappedValue.map { AnyHashable($0) }
          position.anchor = anchor
          return position
        },
        write: { if let value = $0.base as? ID { id.wrappedValue = value } }))
  }

  /// Keeps a binding at where the scroll view is, and scrolls to where it is set.
  /// - Partly: `anchor` is not used: the view's own place in the visible part decides.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(
        read: { position.wrappedValue },
        write: {
          position.wrappedValue.id = $0
          position.wrappedValue.edge = nil
          position.wrappedValue.offset = nil
          position.wrappedValue.isPositionedByUser = true
        }))
  }
}
