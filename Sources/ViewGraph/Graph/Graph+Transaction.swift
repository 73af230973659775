extension Graph {
  /// Runs the transaction that is due, if any: evaluates what is dirty and commits the new display tree.
  public func flush() {
    isFlushScheduled = false
    guard !isFlushing else { return }
    isFlushing = true
    beginWrites()
    statistics.transactions += 1
    context.run {
      if root == nil { root = mountRoot() }
      wakeNodes()
      settle()
      commitIfChanged()
    }
    isFlushing = false
    if !afterCommit.isEmpty {
      context.run { Tracking.withoutReader { runAll(\.afterCommit) } }
      beginsApart = animation != nil
    }
    if followWrites() { return flush() }
    isFollowing = false
    if !dirty.isEmpty || !beforeCommit.isEmpty { requestFlush() }
  }

  /// Does something once the views are up to date and before the reader sees it.
  func beforeCommit(_ action: @escaping @MainActor () -> Void) {
    beforeCommit.append(action)
    requestFlush()
  }

  /// Does something once the reader sees the views as they are now.
  func afterCommit(_ action: @escaping @MainActor () -> Void) {
    afterCommit.append(action)
    requestFlush()
  }

  /// Does what is due. What that asks for in turn, such as scrolling when a value changes, is due the next time.
  func runAll(_ actions: ReferenceWritableKeyPath<Graph, [@MainActor () -> Void]>) {
    let due = self[keyPath: actions]
    self[keyPath: actions].removeAll()
    for action in due { action() }
  }

  /// Evaluates until nothing is dirty; a program whose views change each other without end is left to the next turn.
  private func settle() {
    var rounds = 0
    // What follows from what a location has set is the location's doing too.
    var followsLocation = false
    repeat {
      KeptValues.holdingBack(followsLocation) {
        watchingRows {
          evaluateDirty()
          _ = root?.outputs
          followPreferredScheme()
          Tracking.withoutReader { runAll(\.beforeCommit) }
        }
      }
      followsLocation = locations.applyPending() || followsLocation
      rounds += 1
    } while (!dirty.isEmpty || !beforeCommit.isEmpty) && rounds < 64
  }

  /// The window has the colours that its views prefer, and so has their environment.
  private func followPreferredScheme() {
    guard let root else { return }
    let scheme = root.outputs.preferences.value(PreferredColorSchemeKey.self) ?? nil
    guard scheme != preferredScheme else { return }
    let before = shownEnvironment.colorScheme
    preferredScheme = scheme
    if shownEnvironment.colorScheme != before { root.update(environment: shownEnvironment) }
  }

  /// Where something looks into rows that rest, those wake, and what has come of it is made again.
  private func watchingRows(_ body: () -> Void) {
    guard hasRestingRows else { return body() }
    guard RestingContent.watching(body).isMissing else { return }
    wakeRows()
    _ = root?.outputs
  }

  private func evaluateDirty() {
    while !dirty.isEmpty {
      let due = dirty.sorted { $0.depth < $1.depth }
      dirty.removeAll(keepingCapacity: true)
      for node in due where node.isMounted && node.isDirty {
        node.wakeRow()
        node.evaluate()
        node.isDirty = false
      }
    }
  }

  private func commitIfChanged() {
    guard let root else { return }
    let outputs = root.outputs
    let tree = rootDisplay(outputs)
    let (location, kept) = locations.look()
    let metadata = outputs.preferences.value(PageMetadataKey.self) ?? nil
    let title = metadata?.title ?? (outputs.preferences.value(NavigationTitleKey.self) ?? nil)?.text
    let scheme = outputs.preferences.value(PreferredColorSchemeKey.self) ?? nil
    let isSame =
      commit.map { commit in
        commit.root === tree && commit.location == location && commit.keptControls == kept && commit.title == title
          && commit.metadata == metadata && commit.preferredColorScheme == scheme
      } ?? false
    defer { (animation, isStill, changedScopes, beginsApart) = (nil, false, [:], false) }
    if isSame && openedURLs.isEmpty && feedback.isEmpty && copied == nil && !endsEditing && questions.isEmpty { return }
    // What was set twice moves as each said, whatever still moves.
    let isStep = isFollowed || isFollowing
    var commit = Commit(
      root: tree, animation: animation ?? (isStep ? .instant : nil), location: location, title: title,
      metadata: metadata, openedURLs: openedURLs,
      preferredColorScheme: scheme)
    commit.keptControls = kept
    commit.isFollowed = isFollowed
    commit.beginsApart = beginsApart
    commit.isStill = isStill
    commit.changedScopes = changedScopes
    commit.feedback = feedback
    commit.copied = copied
    commit.endsEditing = endsEditing
    commit.questions = questions
    openedURLs.removeAll()
    feedback.removeAll()
    copied = nil
    endsEditing = false
    questions.removeAll()
    self.commit = commit
    commit.awoken = awoken
    awoken.removeAll()
    onCommit?(commit)
  }

  /// The root of the display tree: what the program shows, centred as a window does, and what lies above it.
  private func rootDisplay(_ outputs: Outputs) -> DisplayNode {
    let column = DisplayNode.ID(.max)
    let displays = outputs.inColumn(column).displays
    let isSame = commit?.root.children.elementsEqual(displays) { old, new in
      old === new || (old.id == column && new.id == column && old.children.elementsEqual(new.children, by: ===))
    }
    if let commit, isSame == true { return commit.root }
    return DisplayNode(
      id: DisplayNode.ID(0), content: .overlap(alignment: .center), children: displays,
      layout: LayoutAnswer(.greedy, .greedy))
  }
}
