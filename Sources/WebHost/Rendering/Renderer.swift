import ViewGraph

/// Turns the display trees of one session into its page and then into patches for that page.
///
/// A renderer is a value with no I/O: it remembers the tree that the browser has and the styles it was sent. Use it
/// from any one thread at a time; all work is done on the caller's thread.
public struct Renderer: Sendable {
  /// Where the page finds its pictures.
  public let imagePaths: ImagePaths
  /// The tree that the browser has, as far as is known.
  var root: DisplayNode?
  /// In place of the tree while the program sleeps: what tells whether another tree shows the same.
  private var fingerprint: Int?
  /// Rows of the tree that rested, and of which nothing else is known.
  private var unknownRows: Set<DisplayNode.ID> = []
  /// What the host itself says.
  var words = HostWords.english
  /// What forms have to hold that change what is kept.
  var formToken = ""
  private var kept: Set<String> = []
  private var styles = StyleSheetState()
  private var symbols = SymbolSheetState()
  private var images: [String: ImageData] = [:]

  /// Makes a renderer that has sent nothing yet.
  public init(imagePaths: ImagePaths) {
    self.imagePaths = imagePaths
  }

  /// The whole document in UTF-8, from the doctype on. From now on `patches(to:)` starts from this commit.
  public mutating func page(_ commit: Commit, options: PageOptions) -> [UInt8] {
    kept = commit.keptControls
    return page(
      commit.root, in: commit.location, title: commit.title, metadata: commit.metadata,
      colorScheme: commit.preferredColorScheme, options: options)
  }

  /// The fewest operations that turn what the browser has into the commit; empty where nothing is seen of it.
  ///
  /// Commits may be left out: what counts is the last one given to `page`, `patches` or `replacement`. With nothing
  /// rendered before, it is the same as `replacement(_:)`.
  public mutating func patches(to commit: Commit) -> [Patch] {
    kept = commit.keptControls
    return patches(
      to: commit.root, in: commit.location, animation: commit.animation, changedScopes: commit.changedScopes)
  }

  /// Operations that replace all that the page shows, for a page made by another process or before a restart.
  public mutating func replacement(_ commit: Commit) -> [Patch] {
    kept = commit.keptControls
    return replacement(commit.root, in: commit.location)
  }

  /// The pictures met since the last call, by the name under which the page asks for them: `/~/i/NAME`, where the name
  /// is `HASH.EXT`.
  public mutating func takeImages() -> [String: ImageData] {
    defer { images = [:] }
    return images
  }

  /// A node and all in it as HTML, as a script would insert it, without remembering it.
  public func html(of node: DisplayNode, in location: Location = Location()) -> HTMLFragment {
    let state = RenderState(location: location, paths: imagePaths, isLive: true, words: words)
    var painter = Painter(HTMLWriter(), state)
    painter.node(node)
    return painter.sink.fragment
  }

  /// Lets go of the tree, of which only a fingerprint is kept.
  mutating func sleep() {
    guard let root else { return }
    fingerprint = fingerprint(of: root)
    self.root = nil
  }

  /// Takes a tree for the one that it let go of, where it shows the same.
  mutating func wake(with root: DisplayNode) {
    guard let known = fingerprint else { return }
    fingerprint = nil
    if fingerprint(of: root) == known { self.root = root }
  }

  private func fingerprint(of root: DisplayNode) -> Int {
    html(of: root).hashValue
  }

  /// A number that is the same for another row only where that shows the same.
  func fingerprint(ofRow row: DisplayNode) -> UInt32 {
    UInt32(truncatingIfNeeded: fingerprint(of: row))
  }

  /// Learns what rows of the tree show that rested: what they showed when they woke, where that is what the browser has.
  mutating func take(awoken rows: [(resting: DisplayNode, awake: DisplayNode)]) {
    guard !rows.isEmpty, let root else { return }
    var awake: [DisplayNode.ID: DisplayNode] = [:]
    for row in rows {
      if row.resting.showed(fingerprint(ofRow: row.awake)) {
        awake[row.resting.id] = row.awake
      } else {
        awake[row.resting.id] = DisplayNode(id: row.resting.id, content: .empty)
        unknownRows.insert(row.resting.id)
      }
    }
    self.root = root.waking(awake)
  }

  mutating func page(
    _ root: DisplayNode, in location: Location, title: String?, metadata: PageMetadata? = nil,
    colorScheme: ColorScheme?, options: PageOptions
  ) -> [UInt8] {
    styles = StyleSheetState()
    symbols = SymbolSheetState()
    self.root = root
    return render(in: location, isLive: false) { state in
      PageWriter(options: options, title: title, metadata: metadata, colorScheme: colorScheme).document(root, state)
    }
  }

  mutating func patches(
    to root: DisplayNode, in location: Location = Location(), animation: AnimationSpec? = nil,
    changedScopes: [ObjectIdentifier: Bool] = [:]
  ) -> [Patch] {
    guard let former = self.root, former.id == root.id else { return replacement(root, in: location) }
    let unknownRows = unknownRows
    self.unknownRows = []
    if former === root { return [] }
    self.root = root
    return render(in: location, isLive: true) { state in
      var diff = TreeDiff(
        state, isAnimated: animation != nil, changedScopes: changedScopes, unknownRows: unknownRows)
      diff.compare(former, root)
      let patches = diff.patches
      let prelude = state.takePatches()
      guard !patches.isEmpty || !prelude.isEmpty else { return [] }
      return (animation.map { [.motion($0)] } ?? []) + prelude + patches
    }
  }

  mutating func replacement(_ root: DisplayNode, in location: Location = Location()) -> [Patch] {
    styles = StyleSheetState()
    symbols = SymbolSheetState()
    unknownRows = []
    self.root = root
    return render(in: location, isLive: true) { state in
      var painter = Painter(HTMLWriter(), state)
      painter.root(root)
      return state.takePatches() + [.replace(.root, painter.sink.fragment)]
    }
  }

  private mutating func render<Result>(
    in location: Location, isLive: Bool, _ body: (RenderState) -> Result
  ) -> Result {
    let state = RenderState(
      location: location, paths: imagePaths, isLive: isLive, styles: styles, symbols: symbols, kept: kept,
      formToken: formToken, words: words)
    styles = StyleSheetState()
    symbols = SymbolSheetState()
    let result = body(state)
    styles = state.styles
    symbols = state.symbols
    images.merge(state.images) { $1 }
    return result
  }
}

extension RenderState {
  /// The styles and symbols that the page does not have yet.
  fileprivate func takePatches() -> [Patch] {
    var patches: [Patch] = []
    let rules = styles.takePending()
    if !rules.isEmpty { patches.append(.styles(rules)) }
    for definition in symbols.takePending() {
      var writer = HTMLWriter()
      writer.define(definition)
      patches.append(.insert(parent: .symbols, before: nil, writer.fragment))
    }
    return patches
  }
}

extension DisplayNode {
  /// The tree with rows that rest replaced.
  fileprivate func waking(_ rows: [ID: DisplayNode]) -> DisplayNode {
    if isResting { return rows[id] ?? self }
    guard !children.isEmpty else { return self }
    let inside = children.map { $0.waking(rows) }
    if inside.elementsEqual(children, by: ===) { return self }
    return DisplayNode(id: id, content: content, modifiers: modifiers, children: inside, layout: layout)
  }
}

extension Painter where Sink == HTMLWriter {
  /// The element that holds the whole tree.
  mutating func root(_ node: DisplayNode) {
    sink.open("div", .root)
    sink.attribute("class", "b")
    self.node(node)
    sink.close()
  }
}
