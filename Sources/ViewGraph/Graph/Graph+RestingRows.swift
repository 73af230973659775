/// Rows that nothing happens in rest, while the rest of the program is awake: their views and state stay, and all that
/// follows from those goes, the display with it. In its place stands a fingerprint.
extension Graph {
  /// What the rows show that may rest; none where they are too few to be worth it.
  package func rowsThatMayRest() -> [DisplayNode] {
    guard !isAsleep, let root, let commit else { return [] }
    var rows: [DisplayNode] = []
    root.eachRow { row in
      guard row.mayRest else { return false }
      rows.append(row.outputs.items[0].display)
      return true
    }
    guard rows.count >= Self.fewRows else { return [] }
    // Others are copied by modifiers of all rows together, and would be kept by those.
    let candidates = Set(rows.map(ObjectIdentifier.init))
    var shown: Set<ObjectIdentifier> = []
    commit.root.collect(candidates, into: &shown)
    return rows.filter { shown.contains(ObjectIdentifier($0)) }
  }

  /// Lets go of rows that still show what they did when their fingerprints were made.
  package func rest(_ rows: [RestingRow]) {
    guard !isAsleep, let root else { return }
    let known = Dictionary(rows.map { ($0.display.id, $0) }) { first, _ in first }
    context.run {
      root.eachRow { row in
        guard row.mayRest else { return false }
        let display = row.outputs.items[0].display
        guard let known = known[display.id], known.display === display else { return false }
        row.restRow(known.fingerprint)
        hasRestingRows = true
        return true
      }
    }
    compactTargets()
  }

  /// Wakes all rows; the next transaction commits them.
  package func wakeRows() {
    guard hasRestingRows, let root else { return }
    var rows: [GraphNode] = []
    root.eachRow { row in
      if row.isAsleep { rows.append(row) }
      return row.isAsleep
    }
    context.run {
      for row in rows { row.wakeRow() }
    }
    hasRestingRows = false
    requestFlush()
  }

  /// The row that rests and in which somebody had this name.
  func restingRow(with name: UInt32) -> GraphNode? {
    guard hasRestingRows, let root else { return nil }
    var found: GraphNode?
    root.eachRow { row in
      if found == nil, row.isAsleep, row.hasSeed(name) { found = row }
      return row.isAsleep || found != nil
    }
    return found
  }

  /// So few rows are not worth the trouble.
  private static let fewRows = 8
}

extension GraphNode {
  /// Goes to rows from the outermost on, to those inside of a row where `visit` answers false.
  fileprivate final func eachRow(_ visit: (GraphNode) -> Bool) {
    for child in children {
      if self is any RowKeeper, visit(child) { continue }
      child.eachRow(visit)
    }
  }

  fileprivate final var mayRest: Bool {
    guard isRebuilt, !isAsleep, !isDirty, hasOutputs, details?.seeds == nil, outputs.items.count == 1 else {
      return false
    }
    let display = outputs.items[0].display
    return !display.isResting && !display.children.isEmpty && !display.layout.isOriented && display.mayRest
  }

  /// Lets go of what can be made again, here and below, but for what stands for the whole.
  fileprivate final func restRow(_ fingerprint: UInt32) {
    outputs.items[0].display.rest(fingerprint)
    letGoOfContent()
  }

  fileprivate final func hasSeed(_ name: UInt32) -> Bool {
    details?.seeds?.has(name) == true || children.contains { $0.hasSeed(name) }
  }

  /// The row that rests and that this node is or is in.
  private var restingRow: GraphNode? {
    guard graph.hasRestingRows, !graph.isAsleep else { return nil }
    var row: GraphNode?
    var node: GraphNode? = self
    while let current = node {
      // What sleeps with the whole program hands up nothing.
      if current.isAsleep, current.hasOutputs { row = current }
      node = current.parent
    }
    return row
  }

  /// Makes the row again that this node is or is in, where it rests, as the page shows it. All in it is evaluated once more
  /// when what is about to change has changed: it was announced before anything there could ask for it.
  final func wakeRowBeforeChange() {
    guard let row = restingRow else { return }
    row.wakeRow()
    row.invalidateAll()
  }

  private func invalidateAll() {
    if !isDirty {
      isDirty = true
      graph.enqueue(self)
    }
    for child in children { child.invalidateAll() }
  }

  /// Makes the row again that this node is or is in, where it rests.
  final func wakeRow() {
    guard let row = restingRow, let resting = row.outputs.items.first?.display else { return }
    Tracking.withoutReader {
      row.wake()
      if resting.isResting, row.outputs.items.count == 1 {
        graph.awoken.append((resting, row.outputs.items[0].display))
      }
    }
    graph.requestFlush()
  }
}

extension GraphNode {
  /// Finds where the view with an identity is shown, in rows that rest too.
  final func findAnywhere(_ identity: AnyHashable) -> DisplayNode.ID? {
    if let found = find(identity) { return found }
    guard graph.hasRestingRows else { return nil }
    graph.wakeRows()
    return find(identity)
  }
}

extension DisplayNode {
  /// Finds those of some nodes that are here or below, none of which is in another.
  fileprivate func collect(_ nodes: Set<ObjectIdentifier>, into found: inout Set<ObjectIdentifier>) {
    let name = ObjectIdentifier(self)
    if nodes.contains(name) {
      found.insert(name)
    } else {
      for child in children { child.collect(nodes, into: &found) }
    }
  }
}

/// What a row shows that is to rest, and the number that stands for it then.
package struct RestingRow: Sendable {
  let display: DisplayNode
  let fingerprint: UInt32

  /// - Parameter fingerprint: A number that is the same for another row only where that shows the same.
  package init(_ display: DisplayNode, fingerprint: UInt32) {
    self.display = display
    self.fingerprint = fingerprint
  }
}

/// A node whose children are rows.
@MainActor
protocol RowKeeper: GraphNode {}
