import ViewGraph

/// Renders, compares, encodes and sends for one session, off the main thread.
actor SessionWorker {
  private var projection: Projection
  private let images: ImageStore
  private let metrics: Metrics
  private let shutdownNotice, unknownPageNotice: String
  private var socket: (any SessionSocket)?
  private var holds: Set<String> = []
  private let wakeRows: @Sendable () -> Void

  /// - Parameter wakeRows: Called where something has to be told that needs rows which rest.
  init(
    projection: Projection, images: ImageStore, metrics: Metrics, configuration: WebHostConfiguration, words: HostWords,
    wakeRows: @escaping @Sendable () -> Void
  ) {
    self.wakeRows = wakeRows
    self.projection = projection
    self.images = images
    self.metrics = metrics
    shutdownNotice = configuration.shutdownNotice ?? words.restarting
    unknownPageNotice = configuration.unknownPageNotice ?? words.unknownPage
  }

  /// Works through what is in the inbox. After the last event of all the session's pictures are given up.
  func work(through inbox: Inbox) async {
    while let events = inbox.take() {
      for event in events { await handle(event) }
      guard case .end = events.last else { continue }
      images.release(holds)
      holds = []
    }
  }

  /// Keeps pictures for as long as the session lives.
  func hold(_ pictures: [String: ImageData]) {
    let new = pictures.filter { !holds.contains($0.key) }
    images.hold(new)
    holds.formUnion(new.keys)
  }

  private func handle(_ event: Session.Event) async {
    switch event {
    case .stage(.restful(let rows, let rest)):
      let resting = projection.resting(rows)
      if !resting.isEmpty { await rest(resting) }
    case .stage(let report): take(report)
    case .attach(let newSocket, let hello, let isFresh): attach(newSocket, hello, isFresh: isFresh)
    case .acknowledge(let revision, let connection):
      guard socket?.connection == connection else { return }
      projection.acknowledge(revision)
    case .detach(let connection):
      guard socket?.connection == connection else { return }
      socket = nil
    case .tell(let operation):
      projection.tell(operation)
    case .end(let code):
      if code == .restarting { say(shutdownNotice) }
      if let code { socket?.close(code) }
      socket = nil
    }
    send()
  }

  private func say(_ sentence: String) {
    projection.tell(.notice(sentence))
    send()
  }

  private func take(_ report: Stage.Report) {
    switch report {
    case .commit(let commit): take(commit)
    case .handled(let sequence, let commits):
      for commit in commits { take(commit) }
      projection.take(handled: sequence)
    case .reported(let done, let target, let sequence):
      projection.take(reported: done, at: target, sequence: sequence)
    case .went(let place, let sequence): projection.take(place: place, sequence: sequence)
    case .slept:
      projection.sleep()
      metrics.count(.slept)
    case .lost: projection.tell(.notice(unknownPageNotice))
    case .rowsAwake: projection.rowsAreAwake()
    case .restful: break
    }
  }

  private func take(_ commit: Commit) {
    if commit.beginsApart { send() }
    projection.take(commit)
    if commit.isFollowed { send() }
  }

  private func attach(_ newSocket: any SessionSocket, _ hello: Hello, isFresh: Bool) {
    if let socket, socket.connection != newSocket.connection { socket.close(.takenOver) }
    socket = newSocket
    projection.attach(revision: hello.revision, sequence: hello.sequence, isFresh: isFresh)
    if projection.place != hello.place { projection.take(place: hello.place, sequence: hello.sequence) }
    send(always: true)
  }

  private func send(always: Bool = false) {
    guard let socket else { return }
    let neededRows = projection.needsRows
    let message = projection.nextMessage(always: always)
    if projection.needsRows, !neededRows { wakeRows() }
    guard let message else { return }
    hold(projection.takeImages())
    metrics.count(.messagesOut)
    metrics.count(.bytesOut, by: message.count)
    socket.send(message)
  }
}
