import Foundation

/// A view that is told its size. It takes all the space that there is.
///
/// Sizes are known once the renderer has laid the view out; until then the view is told what follows from lengths that the
/// program says, and else the size of the screen, and what is in it does not appear: `onAppear` and `task` see the true
/// size. Where nothing will be measured, as for readers without scripts, they see that first size.
nonisolated public struct GeometryReader<Content: View>: View {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a view that is told its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let measure = node.local as? Measure ?? Measure(isKnown: !node.environment.awaitsMeasures)
    node.local = measure
    let screen = node.environment.screenSize
    let child = node.reading {
      let offers = measure.offered.get()
      let rect = measure.frame.get() ?? CGRect(origin: .zero, size: offers.size(in: screen))
      return content(GeometryProxy(rect: rect, spaces: node.environment.namedSpaces, safeAreaInsets: offers.safeArea))
    }
    if measure.frame.get() == nil { node.graph.search(for: measure, node.target, in: screen) }
    var inside = node.environment
    inside.leaveList()
    inside.measure = measure
    node.setChild(0, child, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let target = node.target
    return node.childOutputs().wrapped {
      DisplayNode(
        id: node.displayID, content: .overlap(alignment: .topLeading), modifiers: [.onGeometry(target)], children: $0,
        layout: .apart)
    }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard case .geometry(let frame) = event, let measure = node.local as? Measure else { return }
    measure.frame.set(frame)
    if !measure.isKnown { node.graph.afterCommit { measure.isKnown = true } }
  }
}

/// The size and the place of a view.
public struct GeometryProxy: Sendable {
  let rect: CGRect
  let spaces: NamedSpaces

  /// The size of the view.
  public var size: CGSize { rect.size }

  /// What bars around the view take of the safe area at the edges that it touches, where their lengths are known.
  public private(set) var safeAreaInsets = EdgeInsets()

  /// The view's frame in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in a coordinate space; the older form.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    waitingForMain { frame(of: coordinateSpace) }
  }

  /// The frame of the view above that has named its coordinate space, in the view's own; nil where there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let frame = waitingForMain { spaces.frame(coordinateSpace.name) }
    return frame?.offsetBy(dx: -rect.minX, dy: -rect.minY)
  }

  @MainActor private func frame(of space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: return rect
    case .local: return CGRect(origin: .zero, size: rect.size)
    case .named(let name):
      let origin = spaces.frame(name)?.origin ?? .zero
      return rect.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

/// Does something when a value made of a view's geometry has changed.
nonisolated struct GeometryObserver<T: Equatable>: PrimitiveModifier {
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let target = node.target
    return content.mapDisplays {
      LayoutRules.apply([.onGeometry(target)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    guard case .geometry(let frame) = event else { return }
    let value = transform(GeometryProxy(rect: frame, spaces: node.environment.namedSpaces))
    let last = node.local as? Last
    node.local = Last(value)
    if last?.value != value { action(last?.value ?? value, value) }
  }

  private final class Last {
    let value: T

    init(_ value: T) {
      self.value = value
    }
  }
}

extension View {
  /// Does something when a value made of the view's geometry has changed, and when it is known for the first time.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryObserver(transform: transform) { _, new in action(new) })
  }

  /// Does something when a value made of the view's geometry has changed, and when it is known for the first time.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryObserver(transform: transform, action: action))
  }
}

private struct ScreenSizeKey: EnvironmentKey { static var defaultValue: CGSize { CGSize(width: 390, height: 844) } }

extension EnvironmentValues {
  /// The size of the screen in points, as the host knows it; a phone's until then.
  public var screenSize: CGSize {
    get { self[ScreenSizeKey.self] }
    set { self[ScreenSizeKey.self] = newValue }
  }
}
