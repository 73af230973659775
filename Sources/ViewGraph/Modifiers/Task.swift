/// Runs a task for as long as a view is on screen.
nonisolated struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  @MainActor func didMount(_ node: ModifierNode) {
    let runner = Runner(self, node.graph)
    runner.appearance = Appearance(node, followsScrolling: node.followsScrolling) { shown in
      if shown { runner.start() } else { runner.stop() }
    }
    node.local = runner
  }

  @MainActor func didUpdate(from old: TaskModifier, _ node: ModifierNode) {
    guard let runner = node.local as? Runner else { return }
    runner.modifier = self
    if old.id != id, runner.task != nil {
      runner.stop()
      runner.start()
    }
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    node.watched(content, (node.local as? Runner)?.appearance)
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    if case .visible(let isSeen) = event { (node.local as? Runner)?.appearance?.see(isSeen) }
  }

  @MainActor func didUnmount(_ node: ModifierNode) {
    guard let runner = node.local as? Runner else { return }
    node.graph.afterCommit {
      runner.appearance?.end()
      runner.appearance = nil
      runner.stop()
    }
  }

  @MainActor
  private final class Runner {
    var modifier: TaskModifier
    var appearance: Appearance?
    var task: Task<Void, Never>?
    private weak var graph: Graph?

    init(_ modifier: TaskModifier, _ graph: Graph) {
      self.modifier = modifier
      self.graph = graph
    }

    func start() {
      guard let graph else { return }
      let action = modifier.action
      let context = graph.context
      context.begin()
      task = context.run {
        Task(priority: modifier.priority) {
          await action()
          context.end()
        }
      }
    }

    func stop() {
      task?.cancel()
      task = nil
    }
  }
}

extension View {
  /// Runs an asynchronous action when the view appears; cancels it when the view disappears, as `onAppear` and
  /// `onDisappear` do.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs an asynchronous action when the view appears and anew whenever a value changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
