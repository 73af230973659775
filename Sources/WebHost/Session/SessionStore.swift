import Synchronization
import ViewGraph

/// The sessions of a process: mounting, finding, limiting, ending.
package final class SessionStore: Sendable {
  /// Why nothing was mounted.
  package enum Refusal: Error, Equatable {
    case full, tooManyFromAddress, closing
    /// The program has shown nothing.
    case empty
  }

  /// A session that was just mounted, with the page that shows it.
  struct Mounted {
    var session: Session
    var page: [UInt8]
    /// True where the path leads nowhere, and the page is the start, or where the program says that there is nothing.
    var isMissing: Bool
  }

  private struct State {
    var sessions: [SessionID: Session] = [:]
    var limits: SessionLimits
    /// Sessions whose page was served, the oldest first.
    var waiting: [SessionID] = []
    var isClosing = false
    /// When memory of sessions that have ended or sleep is given back.
    var trim = MemoryTrim()
    var refusals = RefusalDigest()
  }

  let configuration: WebHostConfiguration
  let time: ServerTime
  let images: ImageStore
  let metrics: Metrics
  let key: SigningKey
  /// The languages of the program.
  let languages: ProgramLanguages
  /// The place among workers; nil for a process that is alone.
  let role: WorkerRole?
  private let slowTurns = SlowTurnLog()
  private let visitors: VisitorRegistry
  private let factory: ProgramFactory
  private let imagePaths: ImagePaths
  private let state: Mutex<State>

  init(
    factory: @escaping ProgramFactory, configuration: WebHostConfiguration, time: ServerTime, images: ImageStore,
    imagePaths: ImagePaths, metrics: Metrics, key: SigningKey, storage: any VisitorStorage, data: DataFolder? = nil,
    role: WorkerRole? = nil
  ) {
    self.key = key
    self.role = role
    self.imagePaths = imagePaths
    self.factory = factory
    self.configuration = configuration
    self.time = time
    self.images = images
    self.metrics = metrics
    languages = configuration.languages
    visitors = VisitorRegistry(storage: storage, limits: configuration.limits, data: data)
    let limits = configuration.limits
    state = Mutex(State(limits: SessionLimits(total: limits.sessions, perAddress: limits.sessionsPerAddress)))
  }

  /// Sessions now.
  package var count: Int { state.withLock(\.sessions.count) }

  /// Sessions that a browser is connected to now.
  package var connectedCount: Int { state.withLock { $0.sessions.values.count(where: \.isConnected) } }

  /// The session of that name, nil where it is not (or no longer) here.
  package func session(_ id: SessionID) -> Session? {
    state.withLock { $0.sessions[id] }
  }

  /// Mounts a program and writes its page.
  ///
  /// - Parameters:
  ///   - known: What the page's session was called elsewhere; taken where nothing here is called so.
  ///   - place: The path and the query to begin at.
  ///   - hidden: A query of what is on tabs that are not shown.
  ///   - held: What the reader had entered in an earlier session, by lasting key.
  ///   - options: What the page needs, made once it is known what the session is called and what the reader is to be told;
  ///     nil where no page is wanted.
  func mount(
    as known: SessionID? = nil, address: String, place: String, hidden: String = "", visitor: Visitor,
    held: [String: String] = [:],
    options: ((SessionID, Incarnation, _ notice: String?) -> PageOptions)?
  ) async throws(Refusal) -> Mounted {
    try enter(address)
    let id = known.flatMap { self.session($0) == nil ? $0 : nil } ?? SessionID()
    let incarnation = Incarnation()
    let origin = TrapTable.origin(of: visitor.id, at: place)
    let hasTrapped = role?.memory.traps.isHopeless(origin) == true
    let start = hasTrapped ? "/" : place
    let inbox = Inbox()
    let container = await visitors.container(of: visitor.id)
    let location = LocationCoding.location(from: start, hidden: hasTrapped ? "" : hidden)
    let (stage, settled) = await settledStage(
      id, from: origin, location: location, visitor: visitor, container: container, inbox: inbox, held: held)
    guard let (commit, isLost) = settled else {
      await stage.end()
      state.withLock { $0.limits.leave(address) }
      throw .empty
    }
    let language = languages.choice(for: visitor)
    let words = HostWords(language: language.tag)
    var renderer = Renderer(imagePaths: imagePaths)
    renderer.words = words
    renderer.formToken = formToken(of: visitor.id)
    let notice = hasTrapped ? words.trapped : isLost ? configuration.unknownPageNotice ?? words.unknownPage : nil
    let isSettled = await stage.isSettled
    let page = options.map { make in
      var options = make(id, incarnation, notice)
      options.isComplete = isSettled
      return renderer.page(commit, options: options)
    }
    let pictures = renderer.takeImages()
    let projection = Projection(
      renderer: renderer, commit: commit, defaultTitle: configuration.title(in: language.locale), place: place)
    let worker = SessionWorker(
      projection: projection, images: images, metrics: metrics, configuration: configuration, words: words
    ) { [weak stage] in MainThread.run(for: id) { stage?.wakeRows() } }
    await worker.hold(pictures)
    let session = Session(
      id: id, incarnation: incarnation, address: address, visitor: visitor.id, stage: stage, inbox: inbox,
      lifecycle: newLifecycle)
    inbox.open(for: worker)
    guard insert(session) else {
      session.end(.restarting)
      throw .closing
    }
    metrics.count(.sessions)
    return Mounted(session: session, page: page ?? [], isMissing: isLost || commit.metadata?.isMissing == true)
  }

  /// Mounts a program for as long as it takes to set controls whose values are kept, as a page without scripts asks.
  ///
  /// - Parameters:
  ///   - values: What to set, by lasting key.
  ///   - place: The path and the query of the page.
  /// - Returns: The address to go on at; nil, with nothing set, where one of the values is not kept by a control there.
  func enter(
    _ values: [String: String], address: String, place: String, visitor: Visitor
  ) async throws(Refusal) -> String? {
    try enter(address)
    defer { state.withLock { $0.limits.leave(address) } }
    let container = await visitors.container(of: visitor.id)
    let location = LocationCoding.location(from: place)
    let (stage, settled) = await settledStage(
      SessionID(), from: TrapTable.origin(of: visitor.id, at: place), location: location, visitor: visitor,
      container: container, inbox: Inbox(), held: [:])
    var next: String?
    if settled != nil, await stage.enter(values),
      let commit = await stage.settle(until: time.now() + configuration.settleTime, time: time)
    {
      next = LocationCoding.address(of: commit.location)
    }
    await stage.end()
    return next
  }

  /// Ends the sessions whose time is over.
  package func advance() {
    let now = time.now()
    let sessions = state.withLock { Array($0.sessions.values) }
    for session in sessions {
      switch session.advance(to: now) {
      case .end: remove(session)
      case .rest, .restRows: state.withLock { $0.trim.memoryIsFreed(at: now) }
      default: break
      }
    }
    makeRoom(among: sessions, at: now)
    if state.withLock({ $0.trim.isDue(at: now) }) { _ = mallocTrim(0) }
    if let refused = state.withLock({ $0.refusals.sentence(at: now, value: metrics.value) }) {
      HostLog.web.info("Refused since the last such line.", metadata: ["what": "\(refused)"])
    }
  }

  private func makeRoom(among sessions: [Session], at now: Double) {
    let awake = sessions.compactMap { session in session.awakeSince.map { Crowd.Member(session, usedAt: $0) } }
    let resting = Crowd(limit: configuration.limits.awakeSessions).resting(of: awake, at: now)
    for session in resting { session.makeRoom(at: now) }
    if !resting.isEmpty { state.withLock { $0.trim.memoryIsFreed(at: now) } }
  }

  /// Ends all sessions and mounts no more.
  package func close() {
    let sessions = state.withLock { state in
      state.isClosing = true
      return Array(state.sessions.values)
    }
    for session in sessions {
      session.end(.restarting)
      remove(session)
    }
  }

  private func enter(_ address: String) throws(Refusal) {
    let (verdict, evicted) = state.withLock { state -> (SessionLimits.Verdict, Session?) in
      guard !state.isClosing else { return (.full, nil) }
      let verdict = state.limits.enter(address)
      guard verdict == .full, let oldest = Self.oldestWaiting(&state) else { return (verdict, nil) }
      state.sessions[oldest.id] = nil
      state.limits.leave(oldest.address)
      state.trim.memoryIsFreed(at: time.now())
      return (state.limits.enter(address), oldest)
    }
    evicted?.end(.full)
    switch verdict {
    case .welcome: break
    case .full: throw .full
    case .tooManyFromAddress: throw .tooManyFromAddress
    }
  }

  /// The oldest page that nobody has connected to: the first to make room when the process is full.
  private static func oldestWaiting(_ state: inout State) -> Session? {
    while !state.waiting.isEmpty {
      if let session = state.sessions[state.waiting.removeFirst()], session.isWaiting { return session }
    }
    return nil
  }

  private func insert(_ session: Session) -> Bool {
    state.withLock { state in
      guard !state.isClosing, state.sessions[session.id] == nil else { return false }
      state.sessions[session.id] = session
      state.waiting.removeAll { state.sessions[$0]?.isWaiting != true }
      state.waiting.append(session.id)
      return true
    }
  }

  private func remove(_ session: Session) {
    state.withLock { state in
      guard state.sessions.removeValue(forKey: session.id) != nil else { return }
      state.limits.leave(session.address)
      state.trim.memoryIsFreed(at: time.now())
    }
  }

  /// Mounts a program and lets it settle. Both in one go: what it schedules when it is made is work for its mounting.
  @MainActor
  private func settledStage(
    _ id: SessionID, from origin: [UInt8], location: Location, visitor: Visitor, container: ReaderContainer,
    inbox: Inbox, held: [String: String]
  ) async -> (Stage, (Commit, isLost: Bool)?) {
    let watch = TurnWatch(
      page: id, origin: origin, metrics: metrics, note: role.map { $0.memory.note(of: $0.number) } ?? TrapLine.note,
      log: slowTurns,
      now: time.now)
    let program = watch.run("init", on: "/") { factory(visitor, container) }
    program.nodeLimit = configuration.limits.nodesPerSession
    let stage = Stage(program, location: location, visitor: visitor, watch: watch) { inbox.put(.stage($0)) }
    return (stage, await settle(stage, held: held, until: time.now() + configuration.settleTime))
  }

  @MainActor
  private func settle(
    _ stage: Stage, held: [String: String], until deadline: Double
  ) async -> (Commit, isLost: Bool)? {
    var commit = await stage.settle(until: deadline, time: time)
    let hasEntered = stage.restore(held)
    let isOpen = stage.hasOpenPath
    let isLost = isOpen && stage.giveUpPath()
    if hasEntered || isOpen {
      commit = await stage.settle(until: deadline, time: time)
    }
    return commit.map { ($0, isLost) }
  }

  private var newLifecycle: SessionLifecycle {
    SessionLifecycle(
      now: time.now(), adoptionPeriod: configuration.adoptionPeriod, gracePeriod: configuration.gracePeriod,
      rest: Rest(
        period: configuration.restPeriod, hiddenPeriod: configuration.hiddenRestPeriod,
        rowPeriod: configuration.rowRestPeriod))
  }
}

/// glibc's `malloc_trim`: gives free memory back to the system. Swift's Glibc module does not have it.
@_silgen_name("malloc_trim")
private func mallocTrim(_ padding: Int) -> Int32
