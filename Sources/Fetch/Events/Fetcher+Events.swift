import Foundation
import HTTPTransport
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Fetcher {
  /// Reads a stream of events for as long as the task runs, over as many connections as it takes.
  ///
  /// A lost connection is made again after a pause that grows, with jitter. Events are neither cached nor shared.
  /// - Parameters:
  ///   - request: What to ask; its time-out is for no use here, and the policy's silence holds in its place.
  ///   - policy: How the connection is held.
  ///   - opened: Told of each connection that the service has agreed to, before its first event.
  ///   - receive: Told of each event in order, off the main thread; it says what is to follow.
  /// - Throws: `cancelled` when the task is cancelled, what `receive` stops with, or the answer of a service that has
  ///   no such stream.
  public func events(
    for request: FetchRequest, policy: ReconnectPolicy = ReconnectPolicy(), opened: @escaping @Sendable () -> Void = {},
    receive: @escaping @Sendable (ServerSentEvent) async -> EventVerdict
  ) async throws(FetchError) {
    var outgoing = request.outgoing(adding: ["Accept-Encoding": "identity"])
    outgoing.headers["Accept"] = "text/event-stream"
    outgoing.timeout = nil
    outgoing.idleTimeout = policy.idleTimeout
    let run = EventStreamRun(fetcher: self, policy: policy, opened: opened, receive: receive)
    var step = run.state.withLock { $0.machine.start() }
    while true {
      switch step {
      case .connect: step = await run.connect(outgoing)
      case .pause(let seconds):
        do {
          try await clock.sleep(for: seconds)
        } catch {
          throw .cancelled
        }
        step = run.next(after: .pauseOver)
      case .stop(let error):
        if let error { throw error }
        return
      case .read, .close: step = run.next(after: .ended(nil))
      }
    }
  }
}

/// The thin shell around the machine: what it has read so far.
private final class EventStreamRun: Sendable {
  struct State: Sendable {
    var machine: EventStreamMachine
    var parser = ServerSentEventParser()
  }

  let state: Mutex<State>
  private let fetcher: Fetcher
  private let opened: @Sendable () -> Void
  private let receive: @Sendable (ServerSentEvent) async -> EventVerdict

  init(
    fetcher: Fetcher, policy: ReconnectPolicy, opened: @escaping @Sendable () -> Void,
    receive: @escaping @Sendable (ServerSentEvent) async -> EventVerdict
  ) {
    self.fetcher = fetcher
    self.opened = opened
    self.receive = receive
    state = Mutex(State(machine: EventStreamMachine(policy)))
  }

  func next(after input: EventStreamMachine.Input) -> EventStreamMachine.Step {
    let random = fetcher.random()
    return state.withLock { $0.machine.next(after: input, random: random) }
  }

  /// One connection from beginning to end.
  func connect(_ request: HTTPRequest) async -> EventStreamMachine.Step {
    state.withLock { $0.parser = ServerSentEventParser(sizeLimit: request.sizeLimit) }
    do throws(URLError) {
      try await fetcher.loader.stream(request) { await self.take($0) }
      return next(after: .ended(Task.isCancelled ? .cancelled : nil))
    } catch {
      return next(after: .ended(FetchError(error, sizeLimit: request.sizeLimit)))
    }
  }

  /// Whether to read on.
  private func take(_ part: HTTPStreamPart) async -> Bool {
    switch part {
    case .head(let head):
      let retryAfter = RetryAfter.seconds(head.headers["Retry-After"], now: fetcher.now)
      let type = head.headers["Content-Type"]
      let agrees = next(after: .head(status: head.status, contentType: type, retryAfter: retryAfter)) == .read
      if agrees { opened() }
      return agrees
    case .body(let data):
      guard let events = try? state.withLock({ try $0.parser.append(data) }) else {
        return next(after: .event(.reconnect)) == .read
      }
      for event in events {
        let verdict = await receive(event)
        guard next(after: .event(verdict)) == .read else { return false }
      }
      return true
    }
  }
}
