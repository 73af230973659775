import Combine
import Foundation

/// A mounted program for one reader: the persistent graph of its views, and the display tree they make.
///
/// Everything happens on the main thread. Changes mark nodes dirty; once per turn of the run loop a transaction
/// (`flush()`) re-evaluates those nodes and no others, and commits the new display tree.
@MainActor
public final class Graph {
  /// Called after every transaction that changed something a renderer shows.
  public var onCommit: ((Commit) -> Void)?
  /// The last commit; nil before the first `flush()`.
  public internal(set) var commit: Commit?
  /// Counts of what the graph has done, for tests and metrics.
  public internal(set) var statistics = Statistics()

  /// The graph whose work the running code is; nil outside of any.
  package static var current: Graph? { HostContext.current?.program as? Graph }

  /// Told when a reader has come to a page or has left it; runs as a part of the program's work.
  package static var phaseObserver: (@MainActor (ScenePhase) -> Void)?

  /// True once somebody tells what of the screen is in sight. Until then all that is built counts as seen.
  package var isWatched = false
  /// True once a view has waited for sizes that only a browser can tell.
  package var isWaitingForMeasures = false

  /// So many nodes may there be before lists build no further rows.
  package var nodeLimit = Int.max
  var hasRoom: Bool { statistics.nodes < nodeLimit }

  /// Who waits for the program's work, and whose clock it uses.
  package let context: HostContext

  var root: GraphNode?
  var hostEnvironment: EnvironmentValues
  /// The colours that the views prefer; nil where they leave it to the host.
  var preferredScheme: ColorScheme?
  var dirty: [GraphNode] = []
  var beforeCommit: [@MainActor () -> Void] = []
  var afterCommit: [@MainActor () -> Void] = []
  var animation: AnimationSpec?
  /// Those whose values the transaction has changed, and whether they animate it.
  var changedScopes: [ObjectIdentifier: Bool] = [:]
  /// True where what has just appeared moves in the transaction that is due.
  var beginsApart = false
  /// True where screens come and go at once in the transaction that is due.
  var isStill = false
  /// False where the program has turned off that screens move.
  package var movesScreens = true
  var openedURLs: [Commit.OpenedURL] = []
  var feedback: [SensoryFeedback] = []
  var copied: String?
  var endsEditing = false
  var questions: [BrowserQuestion] = []
  var isFlushScheduled = false
  var isFlushing = false
  /// What the action that runs has set.
  var writes = ActionWrites()
  /// True where the transaction follows another of the same action.
  var isFollowing = false
  /// True while everything that can be made again is let go of.
  package internal(set) var isAsleep = false
  var wokeSame = true
  /// Nodes that have the names of others which were let go of.
  var seededNodes = 0
  /// True where rows rest.
  var hasRestingRows = false
  /// Rows that woke since the last commit.
  var awoken: [(resting: DisplayNode, awake: DisplayNode)] = []
  let locations = LocationRegistry()
  private var attachments: [ObjectIdentifier: AnyObject] = [:]

  private var nextID: UInt32 = 0
  private var targets: [UInt32: @MainActor (DisplayEvent) -> Void] = [:]
  private let mount: @MainActor (Graph) -> GraphNode
  private let schedule: @MainActor (Graph) -> Void

  /// How much work a graph has done.
  public struct Statistics: Sendable {
    /// Bodies evaluated.
    public var evaluations = 0
    /// Transactions run.
    public var transactions = 0
    /// Nodes that there are now.
    public var nodes = 0
  }

  /// Mounts a view.
  ///
  /// The graph belongs to the host context in which it is made, if there is one.
  ///
  /// - Parameters:
  ///   - root: The program's root view.
  ///   - environment: What the host knows: locale, size class, colour scheme.
  ///   - location: Where the reader is to begin.
  ///   - schedule: Called when a transaction is due; must see to it that `flush()` is called soon, on the main thread.
  ///     By default the main queue does it. Nothing is evaluated before the first `flush()`.
  public convenience init<Root: View>(
    _ root: Root,
    environment: EnvironmentValues = EnvironmentValues(),
    location: Location = Location(),
    schedule: (@MainActor (Graph) -> Void)? = nil
  ) {
    self.init(
      root, environment: environment, location: location, context: .current ?? HostContext(), schedule: schedule)
  }

  package init<Root: View>(
    _ root: Root,
    environment: EnvironmentValues,
    location: Location,
    context: HostContext,
    schedule: (@MainActor (Graph) -> Void)? = nil
  ) {
    hostEnvironment = environment.compact
    self.context = context
    context.surroundings = environment.surroundings
    self.schedule =
      schedule ?? { graph in
        DispatchQueue.main.async { [weak graph] in
          MainActor.assumeIsolated { graph?.flush() }
        }
      }
    mount = { graph in
      Root._makeNode(
        root, _NodeContext(graph: graph, parent: nil, environment: graph.hostEnvironment, key: .root))
    }
    context.program = self
    if context.container == nil { context.container = ReaderContainer() }
    locations.graph = self
    locations.begin(at: location)
    requestFlush()
  }

  /// What the host tells the program: locale, size class, colour scheme, scene phase.
  public var environment: EnvironmentValues {
    get { hostEnvironment }
    set {
      wake()
      let phase = hostEnvironment.scenePhase
      hostEnvironment = newValue.compact
      context.surroundings = newValue.surroundings
      context.run {
        root?.update(environment: shownEnvironment)
        if newValue.scenePhase != phase { Self.phaseObserver?(newValue.scenePhase) }
      }
      requestFlush()
    }
  }

  /// What the views see of it: in the colours that they prefer.
  package var shownEnvironment: EnvironmentValues {
    guard let preferredScheme else { return hostEnvironment }
    var shown = hostEnvironment
    shown.colorScheme = preferredScheme
    return shown
  }

  /// Reports something the reader did; events for views that are gone are ignored, and presses on pages that others
  /// cover.
  public func send(_ event: DisplayEvent, to target: EventTarget) {
    if event.isChoice {
      // What the choice before this one has led to counts: the second press of a double click meets another page.
      if isFlushScheduled { flush() }
      // A reader who goes elsewhere is not waiting any more for the place that an address has named.
      locations.dropPath()
    }
    if case .told(let topic, let text) = event { return take(answer: text, to: topic) }
    guard wake() else { return }
    if case .measured(let views) = event {
      for view in views { send(.geometry(view.frame), to: view.target) }
      return
    }
    if case .sight(let shown, let hidden) = event {
      for target in hidden { send(.visible(false), to: target) }
      for target in shown { send(.visible(true), to: target) }
      return
    }
    guard let handle = targets[target.rawValue] ?? wakeRow(with: target) else { return }
    context.run { Tracking.withoutReader { handle(event) } }
  }

  /// Ends the program for this reader: views disappear, tasks and subscriptions end.
  public func unmount() {
    onCommit = nil
    guard let root else { return }
    self.root = nil
    context.run {
      root.unmount()
      runAll(\.afterCommit)
    }
    dirty.removeAll()
    targets.removeAll()
    beforeCommit.removeAll()
  }
}

// MARK: - For nodes

extension Graph {
  func makeID() -> UInt32 {
    nextID += 1
    return nextID
  }

  /// Wakes the row that a target is in, where it rests.
  private func wakeRow(with target: EventTarget) -> (@MainActor (DisplayEvent) -> Void)? {
    guard let row = restingRow(with: target.rawValue) else { return nil }
    context.run { row.wakeRow() }
    return targets[target.rawValue]
  }

  func addTarget(_ id: UInt32, _ action: @escaping @MainActor (DisplayEvent) -> Void) {
    targets[id] = action
  }

  func removeTarget(_ id: UInt32) {
    targets[id] = nil
  }

  /// Gives back the room of targets that are gone.
  func compactTargets() {
    targets = Dictionary(uniqueKeysWithValues: targets.map { ($0, $1) })
  }

  /// What some part of the library keeps once for each graph, by its type.
  package func attachment<T: AnyObject>(_ make: () -> T) -> T {
    if let known = attachments[ObjectIdentifier(T.self)] as? T { return known }
    let made = make()
    attachments[ObjectIdentifier(T.self)] = made
    return made
  }

  func mountRoot() -> GraphNode {
    mount(self)
  }

  func enqueue(_ node: GraphNode) {
    dirty.append(node)
    let transaction = Transaction.current
    if transaction.disablesAnimations || !movesScreens { isStill = true }
    if let animation = transaction.animation?.spec, !transaction.disablesAnimations { self.animation = animation }
    requestFlush()
  }

  /// True where a transaction has been asked for and has not run.
  package var isFlushDue: Bool { isFlushScheduled }

  func requestFlush() {
    guard !isFlushScheduled, !isFlushing else { return }
    isFlushScheduled = true
    schedule(self)
  }
}
