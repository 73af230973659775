import Foundation

/// Accepts connections for several workers, hands each to the worker that its visitor belongs to, and starts workers again
/// that have ended. Runs on one thread, and never reads a byte that a worker would miss.
///
/// A connection is held until its first bytes are there, at most a second; they are looked at without being taken
/// (`MSG_PEEK`), and then the descriptor goes to a worker (`SCM_RIGHTS`). From then on the supervisor has nothing to do with it.
final class Supervisor {
  let configuration: WebHostConfiguration
  let memory: SharedMemory
  let listener: Int32
  let port: Int
  var workers: [WorkerProcess]
  /// Connections whose first bytes are not there, by when they are handed on without.
  var pending: [(descriptor: Int32, deadline: Double)] = []
  var hasServed = false
  var isEnding = false
  var exitStatus: Int32 = 0
  var endDeadline = Double.infinity
  var nextPing = 0.0
  /// Counts connections that belong to nobody yet.
  var strangers = 0
  /// Until when no connection is accepted, for want of descriptors.
  var acceptPause = 0.0

  /// Connections that may be held at once.
  static let maxPending = 512
  /// Seconds without a sign of a worker's main thread after which the worker is ended.
  static let hangTime = 30.0

  /// Makes a supervisor that listens already.
  init(_ configuration: WebHostConfiguration) throws(WebHostError) {
    self.configuration = configuration
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let count = configuration.workers == 0 ? cores : configuration.workers
    guard let memory = SharedMemory(workers: count) else { throw .noMemory }
    self.memory = memory
    (listener, port) = try ListenSocket.open(host: configuration.host, port: configuration.port)
    workers = (0..<count).map { WorkerProcess($0) }
    // All sign with the same secret: that of the folder, which is made here and not by several at once, or one for now.
    if configuration.secret == nil {
      let kept = configuration.dataFolder.flatMap(DataFolder.open)?.secret
      setenv("NEWSREEL_SECRET", kept ?? "\(SessionID())\(SessionID())", 1)
    }
  }

  /// Works until told to end (SIGTERM, SIGINT); says with which status the process is to end.
  func run() -> Int32 {
    let signals = SignalPipe.open()
    while true {
      let now = Self.now
      if let status = tend(at: now) { return status }
      var polled = [pollfd(fd: signals, events: Int16(POLLIN), revents: 0)]
      polled.append(pollfd(fd: accepts(at: now) ? listener : -1, events: Int16(POLLIN), revents: 0))
      let running = workers.indices.filter { workers[$0].link != nil }
      polled += running.map { pollfd(fd: workers[$0].link?.descriptor ?? -1, events: Int16(POLLIN), revents: 0) }
      let waiting = canServe ? pending : []
      polled += waiting.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, nfds_t(polled.count), timeout(at: now)) >= 0 || errno == EINTR else { return 1 }
      let ready = polled.map { $0.revents != 0 }
      if ready[0], SignalPipe.drain(signals) { beginEnd() }
      for (index, worker) in running.enumerated() where ready[2 + index] { hear(worker) }
      for (index, connection) in waiting.enumerated() where ready[2 + running.count + index] {
        handOn(connection.descriptor, peeks: true)
      }
      if ready[1] { accept() }
    }
  }

  private func accepts(at now: Double) -> Bool { pending.count < Self.maxPending && now >= acceptPause }

  private func timeout(at now: Double) -> Int32 {
    var next = min(nextPing, endDeadline)
    if canServe, let first = pending.first { next = min(next, first.deadline) }
    for worker in workers { next = min(next, worker.restart ?? .infinity) }
    if now < acceptPause { next = min(next, acceptPause) }
    return Int32(max(0, min(1000, (next - now) * 1000 + 1)))
  }

  /// True where there is anybody to hand connections to.
  private var canServe: Bool { workers.contains(where: \.isReady) }

  /// Does what is due: starts workers, asks whether they live, hands on those who have waited.
  private func tend(at now: Double) -> Int32? {
    if isEnding, workers.allSatisfy({ $0.process == nil }) || now >= endDeadline { return finish() }
    for index in workers.indices {
      if let restart = workers[index].restart, restart <= now, !isEnding, !workers[index].spawn(memory: memory, at: now)
      {
        HostLog.web.error("A worker could not be started: see to memory and limits.", metadata: ["worker": "\(index)"])
        workers[index].ended(at: now)
      }
      if workers[index].process != nil, now - workers[index].lastPong > Self.hangTime { hangs(index, at: now) }
    }
    if now >= nextPing {
      nextPing = now + 1
      for worker in workers where worker.isReady { _ = worker.link?.send(.ping) }
    }
    while canServe, let first = pending.first, first.deadline <= now { handOn(first.descriptor, peeks: false) }
    return nil
  }

  /// Seconds of a clock that never goes back.
  static var now: Double { ServerTime.system.now() }
}
