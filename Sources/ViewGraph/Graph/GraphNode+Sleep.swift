/// While a program sleeps, its nodes keep what cannot be made again: state, subscriptions, tasks, places in the
/// location. What is shown goes, and so do nodes that follow from the views above them.
extension GraphNode {
  /// Lets go of what can be made again, here and below.
  final func sleep() {
    forgetOutputs()
    letGoOfContent()
  }

  /// The same but for what the node itself hands up.
  final func letGoOfContent() {
    isAsleep = true
    forgetDisplay()
    letGo(of: releaseChildren(\.canGo))
    for child in children { child.sleep() }
  }

  /// Makes again what was let go of, from the root down; false where something else has come of it than there was.
  @discardableResult
  final func wake() -> Bool {
    guard isAsleep else { return true }
    isAsleep = false
    var isSame = true
    if isRebuilt {
      let inherited = details?.inherited ?? []
      for dependencies in inherited { dependencies.end() }
      evaluate()
      if let details {
        isSame = details.seeds?.isSpent ?? true
        if details.seeds != nil { graph.seededNodes -= 1 }
        details.seeds = nil
        details.inherited = []
      }
    }
    for child in children where !child.wake() { isSame = false }
    return isSame
  }

  /// What the node of a view at a key below this one was before it was let go of.
  final func seed(for key: StructuralKey) -> Seeds.Seed? {
    var node: GraphNode? = self
    while let current = node {
      if current.details?.seeds != nil { return current.details?.seeds?.take(key) }
      node = current.parent
    }
    return nil
  }

  /// True where the node and all below it follow from the view above.
  private var canGo: Bool {
    isDerived && details?.located == nil && details?.seeds == nil && children.allSatisfy(\.canGo)
  }

  private func letGo(of gone: consuming [GraphNode]) {
    guard !gone.isEmpty else { return }
    var seeds = Seeds()
    var inherited: [Dependencies] = []
    for node in gone { node.letGo(&seeds, &inherited) }
    gone = []
    for dependencies in inherited { dependencies.pass(to: self) }
    seeds.nodesAreGone()
    // Somebody else has those that an observation is to tell.
    let wanted = inherited.indices.filter { !inherited[$0].isEmpty || !isKnownUniquelyReferenced(&inherited[$0]) }
    if details?.seeds == nil { graph.seededNodes += 1 }
    withDetails {
      $0.seeds = seeds
      $0.inherited = wanted.map { inherited[$0] }
    }
  }

  /// Takes the node out of the graph as if it had never been there: nobody is told, because it will be back.
  private func letGo(_ seeds: inout Seeds, _ inherited: inout [Dependencies]) {
    seeds.add(key, Seeds.Seed(id: id, names: givenNames, details: details, cells: stateCells))
    details?.rows = [:]
    if let dependencies = takeDependencies() { inherited.append(dependencies) }
    for child in children { child.letGo(&seeds, &inherited) }
    leave()
  }
}

extension Graph {
  /// Lets go of everything that can be made again, until something happens; false where something is happening.
  ///
  /// State, subscriptions, tasks and timers go on. The next event or change wakes the program, and commits anew.
  @discardableResult
  package func sleep() -> Bool {
    guard !isAsleep, let root, commit != nil, dirty.isEmpty, !isFlushScheduled, !isFlushing else { return false }
    if hasRestingRows {
      wakeRows()
      flush()
      // What the rows have set going comes first.
      guard dirty.isEmpty, !isFlushScheduled else { return false }
    }
    commit = nil
    context.run { root.sleep() }
    compactTargets()
    isAsleep = true
    return true
  }

  /// Makes again what was let go of. False where something else is shown than before: what the reader did was meant for
  /// what they saw.
  @discardableResult
  package func wake() -> Bool {
    guard isAsleep else { return true }
    flush()
    return wokeSame
  }

  /// Makes the nodes again, inside a transaction.
  func wakeNodes() {
    guard isAsleep, let root else { return }
    isAsleep = false
    wokeSame = root.wake()
  }
}
