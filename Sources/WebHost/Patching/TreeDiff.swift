import ViewGraph

/// Finds the operations that turn one rendered tree into another.
///
/// Nodes that are the same object in both trees are skipped with all below them. For a node that changed, the elements
/// it makes now are compared with those it made before; where the difference has no address of its own, the nearest
/// element that has one is replaced.
struct TreeDiff {
  let state: RenderState
  /// True where the change moves, so that nodes inserted may play their entrance.
  let isAnimated: Bool
  /// The scopes of animations whose values have changed.
  let changedScopes: [ObjectIdentifier: Bool]
  /// Rows of the former tree of which nothing is known but that they were there.
  let unknownRows: Set<DisplayNode.ID>
  /// Removals, which come first so that an address is free before it is used again.
  private var removals: [Patch] = []
  private var changes: [Patch] = []

  /// What was found, in the order in which it is to be applied.
  var patches: [Patch] { removals + changes }

  init(
    _ state: RenderState, isAnimated: Bool = false, changedScopes: [ObjectIdentifier: Bool] = [:],
    unknownRows: Set<DisplayNode.ID> = []
  ) {
    self.changedScopes = changedScopes
    self.unknownRows = unknownRows
    self.state = state
    self.isAnimated = isAnimated
  }

  /// Compares two states of one node.
  mutating func compare(
    _ old: DisplayNode, _ new: DisplayNode, _ oldContext: RenderContext = RenderContext(),
    _ newContext: RenderContext = RenderContext()
  ) {
    if old === new && oldContext == newContext { return }
    if isUnknown(old) {
      changes.append(.replace(ElementID(new.id), html(new, newContext)))
      return
    }
    compare(shell(old, oldContext), shell(new, newContext), orReplace: ElementID(new.id))
  }

  /// True for rows of which nothing is known, and for what lists draw around these.
  private func isUnknown(_ node: DisplayNode) -> Bool {
    if unknownRows.isEmpty { return false }
    if case .row = node.content, node.children.contains(where: { unknownRows.contains($0.id) }) { return true }
    return unknownRows.contains(node.id)
  }

  private func shell(_ node: DisplayNode, _ context: RenderContext) -> Shell {
    var painter = Painter(ShellRecorder(), state, context)
    painter.node(node)
    return painter.sink.shells[0]
  }

  /// Compares two states of an element that has an address, which is replaced where its parts have none.
  private mutating func compare(_ old: Shell, _ new: Shell, orReplace id: ElementID) {
    let (removalCount, changeCount) = (removals.count, changes.count)
    if compare(old, new) { return }
    removals.removeSubrange(removalCount...)
    changes.removeSubrange(changeCount...)
    changes.append(.replace(id, html(new)))
  }

  /// Compares two states of an element; false where the difference cannot be told, and nothing that was told counts.
  private mutating func compare(_ old: Shell, _ new: Shell) -> Bool {
    guard old.tag.isSame(as: new.tag), old.id == new.id, old.valueForm == new.valueForm else { return false }
    guard compareAttributes(old, new), compareItems(old, new) else { return false }
    if let value = new.value, value != old.value {
      guard let id = new.id else { return false }
      changes.append(.value(id, value))
    }
    if let isFocused = new.isFocused, let wasFocused = old.isFocused, isFocused != wasFocused {
      guard let id = new.id else { return false }
      changes.append(.focus(id, isFocused))
    }
    if let request = new.scrollRequest, request != old.scrollRequest {
      if let offset = request.offset {
        changes.append(.scrollTo(ElementID(request.node), offset))
      } else {
        changes.append(.scroll(ElementID(request.node), anchor: request.anchor))
      }
    }
    return true
  }

  private mutating func compareAttributes(_ old: Shell, _ new: Shell) -> Bool {
    for attribute in new.attributes {
      guard let comparison = attribute.comparison else { continue }
      if let former = old.attributes.first(where: { $0.name.isSame(as: attribute.name) }),
        former.comparison == comparison
      {
        continue
      }
      guard let id = new.id else { return false }
      changes.append(.attribute(id, name: attribute.name.description, value: attribute.value))
    }
    for attribute in old.attributes where attribute.comparison != nil {
      if new.attributes.contains(where: { $0.name.isSame(as: attribute.name) }) { continue }
      guard let id = new.id else { return false }
      changes.append(.attribute(id, name: attribute.name.description, value: nil))
    }
    return true
  }

  private mutating func compareItems(_ old: Shell, _ new: Shell) -> Bool {
    if let oldText = old.plainText, let newText = new.plainText {
      if oldText == newText { return true }
      guard let id = new.id else { return false }
      changes.append(.text(id, newText))
      return true
    }
    if let (nodes, context) = new.plainNodes, let (oldNodes, oldContext) = old.plainNodes, let id = new.id {
      compareNodes(oldNodes, oldContext, nodes, context, in: id)
      return true
    }
    return compareEntries(Entry.list(old), Entry.list(new), in: new.id)
  }

  /// The elements inside one that has nothing but nodes in it.
  private mutating func compareNodes(
    _ old: ArraySlice<DisplayNode>, _ oldContext: RenderContext, _ new: ArraySlice<DisplayNode>,
    _ newContext: RenderContext, in parent: ElementID
  ) {
    var oldStart = old.startIndex
    var newStart = new.startIndex
    while oldStart < old.endIndex, newStart < new.endIndex, old[oldStart].id == new[newStart].id {
      compare(old[oldStart], new[newStart], oldContext, newContext)
      oldStart += 1
      newStart += 1
    }
    if oldStart == old.endIndex && newStart == new.endIndex { return }
    var oldEnd = old.endIndex
    var newEnd = new.endIndex
    while oldEnd > oldStart, newEnd > newStart, old[oldEnd - 1].id == new[newEnd - 1].id {
      oldEnd -= 1
      newEnd -= 1
      compare(old[oldEnd], new[newEnd], oldContext, newContext)
    }
    let follower = newEnd < new.endIndex ? ElementID(new[newEnd].id) : nil
    let oldEntries = old[oldStart..<oldEnd].map { Entry(.node($0, oldContext)) }
    let newEntries = new[newStart..<newEnd].map { Entry(.node($0, newContext)) }
    _ = compareEntries(oldEntries, newEntries, in: parent, before: follower)
  }

  /// Brings a list of elements into its new form with the fewest moves; false where one without address is in the way.
  private mutating func compareEntries(
    _ old: [Entry], _ new: [Entry], in parent: ElementID?, before follower: ElementID? = nil
  ) -> Bool {
    var positions: [Entry.Key: Int] = [:]
    positions.reserveCapacity(old.count)
    for (position, entry) in old.enumerated() { positions[entry.key] = position }
    let sources = new.map { positions[$0.key] ?? -1 }
    let kept = Set(sources)
    for (position, entry) in old.enumerated() where !kept.contains(position) {
      guard let id = entry.id else { return false }
      removals.append(goes(entry) ? .remove(id) : .removeAtOnce(id))
    }
    let stable = longestIncreasingSubsequence(sources)
    var nextStable = stable.makeIterator()
    var anchorPosition = nextStable.next()
    for (position, entry) in new.enumerated() {
      if position == anchorPosition {
        anchorPosition = nextStable.next()
      } else {
        guard let parent, let id = entry.id else { return false }
        let anchor = anchorPosition.map { new[$0].id } ?? follower
        if anchorPosition != nil && anchor == nil { return false }
        if sources[position] >= 0 {
          changes.append(.move(parent: parent, id, before: anchor))
        } else {
          changes.append(.insert(parent: parent, before: anchor, html(inserting: entry)))
        }
      }
      if sources[position] >= 0, !compare(old[sources[position]], entry) { return false }
    }
    return true
  }

  private mutating func compare(_ old: Entry, _ new: Entry) -> Bool {
    switch (old.item, new.item) {
    case (.node(let oldNode, let oldContext), .node(let newNode, let newContext)):
      compare(oldNode, newNode, oldContext, newContext)
      return true
    case (.shell(let oldShell), .shell(let newShell)):
      guard let id = newShell.id else { return compare(oldShell, newShell) }
      compare(oldShell, newShell, orReplace: id)
      return true
    case (.text(let oldText), .text(let newText)):
      return oldText == newText
    default:
      return false
    }
  }

  private func html(inserting entry: Entry) -> HTMLFragment {
    var painter = Painter(HTMLWriter(), state)
    switch entry.item {
    case .node(let node, let context):
      if plays(node, \.insertion) { state.entrances.insert(node.id) }
      painter.context = context
      painter.node(node)
      state.entrances = []
    case .shell(let shell):
      painter.shell(shell)
    case .text(let text):
      painter.sink.text(text)
    }
    return painter.sink.fragment
  }

  private func html(_ node: DisplayNode, _ context: RenderContext) -> HTMLFragment {
    var painter = Painter(HTMLWriter(), state, context)
    painter.node(node)
    return painter.sink.fragment
  }

  private func html(_ shell: Shell) -> HTMLFragment {
    var painter = Painter(HTMLWriter(), state)
    painter.shell(shell)
    return painter.sink.fragment
  }
}

extension Painter where Sink == HTMLWriter {
  /// Writes an element that was recorded, with the nodes in it.
  mutating func shell(_ shell: Shell) {
    sink.open(shell.tag, shell.id)
    for attribute in shell.attributes { sink.attribute(attribute.name, attribute.value) }
    if let isFocused = shell.isFocused { sink.focus(isFocused) }
    if let value = shell.value { sink.value(value, shell.valueForm) }
    for item in shell.items {
      switch item {
      case .text(let text): sink.text(text)
      case .element(let inner): self.shell(inner)
      case .nodes(let nodes, let context):
        self.context = context
        for node in nodes { self.node(node) }
      }
    }
    sink.close()
  }
}

extension TreeDiff {
  /// False for what has a transition that does not play now.
  private func goes(_ entry: Entry) -> Bool {
    guard case .node(let node, _) = entry.item, node.modifiers.contains(where: \.isTransition) else { return true }
    return plays(node, \.removal)
  }

  /// True where the change is animated, and for what comes or goes with an animation of its own, whatever changes with it.
  private func plays(_ node: DisplayNode, _ phase: KeyPath<TransitionSpec, TransitionSpec.Phase>) -> Bool {
    if isAnimated { return true }
    return node.modifiers.contains { modifier in
      guard case .transition(let spec) = modifier, spec[keyPath: phase].animation != nil else { return false }
      let scopes = spec[keyPath: phase].scopes
      return scopes.isEmpty || scopes.lazy.compactMap { changedScopes[$0] }.first ?? false
    }
  }
}
