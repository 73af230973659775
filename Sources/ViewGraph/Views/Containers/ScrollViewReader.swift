/// Lets a program scroll to a view by its id.
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader; the content gets a proxy that scrolls.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let requests = node.local as? ScrollRequests ?? ScrollRequests(node)
    node.local = requests
    var inside = node.environment
    inside.scrollRequests = requests
    node.setChild(0, node.reading { content(ScrollViewProxy(requests: requests)) }, environment: inside)
  }
}

/// Scrolls to views by their ids.
public struct ScrollViewProxy {
  let requests: ScrollRequests

  /// Scrolls until the view with an id is seen; `anchor` says where, the least movement by default.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    requests.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

/// What a scroll view has been asked to bring into view.
@MainActor
final class ScrollRequests {
  private weak var owner: GraphNode?
  private let state = StateLocation<ScrollRequest?>(nil)
  private var serial = 0

  init(_ owner: GraphNode) {
    self.owner = owner
  }

  var current: ScrollRequest? { state.get() }

  func scroll(to identity: AnyHashable, anchor: UnitPoint?) {
    owner?.graph.beforeCommit { [weak self] in
      guard let self, let owner else { return }
      var passed: [@MainActor () -> Void] = []
      guard owner.seek(identity, &passed), !passed.isEmpty else { return show(identity, anchor) }
      // Rows before the view that are not built yet would move it once they are.
      for build in passed { build() }
      owner.graph.beforeCommit { [weak self] in self?.show(identity, anchor) }
    }
  }

  private func show(_ identity: AnyHashable, _ anchor: UnitPoint?) {
    // Views beside what scrolls may have the same ids, as tabs above sections do.
    let scrolled = owner.flatMap {
      $0.findScrolled(identity, along: .vertical) ?? $0.findScrolled(identity, along: .horizontal)
    }
    guard let node = scrolled ?? owner?.findAnywhere(identity) else { return }
    serial += 1
    state.set(ScrollRequest(node: node, anchor: anchor, serial: serial))
  }

  /// Scrolls what the owner shows so far.
  func scroll(to offset: ScrollOffset) {
    owner?.graph.beforeCommit { [weak self] in
      guard let self, let scroll = owner?.outputs.displays.first?.firstScroll else { return }
      serial += 1
      var request = ScrollRequest(node: scroll.id, anchor: nil, serial: serial)
      request.offset = offset
      state.set(request)
    }
  }

  /// Scrolls to an edge of what the owner shows.
  func scroll(to edge: Edge) {
    owner?.graph.beforeCommit { [weak self] in
      guard let self, let scroll = owner?.outputs.displays.first?.firstScroll else { return }
      let isEnd = edge == .bottom || edge == .trailing
      guard let node = isEnd ? scroll.children.last : scroll.children.first else { return }
      serial += 1
      state.set(ScrollRequest(node: node.id, anchor: isEnd ? UnitPoint(x: 1, y: 1) : .zero, serial: serial))
    }
  }
}

extension DisplayNode {
  /// The first scroll view here or below.
  fileprivate var firstScroll: DisplayNode? {
    if case .scroll = content { return self }
    return children.lazy.compactMap(\.firstScroll).first
  }
}

private struct ScrollRequestsKey: EnvironmentKey { static var defaultValue: ScrollRequests? { nil } }

extension EnvironmentValues {
  var scrollRequests: ScrollRequests? {
    get { self[ScrollRequestsKey.self] }
    set { self[ScrollRequestsKey.self] = newValue }
  }
}
