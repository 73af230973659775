/// Follows whether a view is on screen: in a part of the screen that is shown, and, in a container that builds its
/// children as the reader comes near them, scrolled into sight.
@MainActor
final class Appearance {
  private let part: ScreenPart?
  /// True once the view's first transaction is over.
  private var isReady = false
  private var isInShownPart: Bool
  private var isInSight: Bool
  private var isMeasured: Bool
  private var isShown = false
  private let onChange: @MainActor (Bool) -> Void

  /// Calls `onChange(true)` once the reader sees the view, `onChange(false)` when no longer.
  ///
  /// - Parameter followsScrolling: True where somebody tells `see(_:)` whether the view is in sight. Until then it is
  ///   taken for seen where no browser looks: a first page has what its rows load.
  init(_ node: GraphNode, followsScrolling: Bool = false, onChange: @escaping @MainActor (Bool) -> Void) {
    self.onChange = onChange
    part = node.environment.screenPart
    isInShownPart = part?.isVisible ?? true
    isInSight = !followsScrolling || !node.graph.isWatched
    isMeasured = node.environment.measure?.isKnown ?? true
    if !isMeasured {
      node.graph.isWaitingForMeasures = true
      node.environment.measure?.wait { [weak self] in
        self?.isMeasured = true
        self?.update()
      }
    }
    part?.add(self) { [weak self, weak graph = node.graph] visible in
      guard let self, let graph else { return }
      graph.afterCommit {
        (self.isReady, self.isInShownPart) = (true, visible)
        self.update()
      }
    }
    guard isInShownPart else { return }
    node.graph.afterCommit { [weak self, weak node] in
      guard let self, let node, node.isMounted, !self.isReady else { return }
      self.isReady = true
      self.update()
    }
  }

  /// Takes what the browser says of whether the view is in sight.
  func see(_ seen: Bool) {
    isInSight = seen
    update()
  }

  func end() {
    part?.remove(self)
    set(false)
  }

  private func update() {
    if isReady { set(isInShownPart && isInSight && isMeasured) }
  }

  private func set(_ shown: Bool) {
    guard shown != isShown else { return }
    isShown = shown
    onChange(shown)
  }
}

extension ModifierNode {
  /// True in a container that builds its children as the reader comes near them: what is in it appears and disappears
  /// as it is scrolled.
  var followsScrolling: Bool { environment.lazyWindow != nil }

  /// The outputs of the content, of which the first view tells the node whether it is in sight.
  func watched(_ content: Outputs, _ appearance: Appearance?) -> Outputs {
    guard followsScrolling else { return content }
    guard let first = content.items.firstIndex(where: { $0.display.isOnPage }) else {
      // There is nothing that could be seen.
      graph.afterCommit { [weak appearance] in appearance?.see(true) }
      return content
    }
    var content = content
    let display = content.items[first].display
    content.items[first].display = LayoutRules.apply(
      [.onVisibility(target)], to: display, wrapperID: wrapperID(for: display.id))
    return content
  }
}

extension DisplayNode {
  /// True for what has a place on the page of its own.
  fileprivate var isOnPage: Bool {
    switch content {
    case .empty, .moreRows, .presentation: false
    default: true
    }
  }
}
