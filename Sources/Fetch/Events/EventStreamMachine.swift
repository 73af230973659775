import Foundation

/// Decides what follows from everything that happens to a stream of events: a pure value.
struct EventStreamMachine: Sendable {
  /// What happens.
  enum Input: Sendable {
    /// The head of the answer is there; seconds that its Retry-After asks for.
    case head(status: Int, contentType: String?, retryAfter: TimeInterval?)
    /// An event has arrived, and who reads the stream says what is to follow.
    case event(EventVerdict)
    /// The connection has ended, with an error or in peace.
    case ended(FetchError?)
    /// The pause is over.
    case pauseOver
  }

  /// What to do.
  enum Step: Sendable, Equatable {
    /// Open a connection.
    case connect
    /// Go on reading.
    case read
    /// Close the connection; its end will be told.
    case close
    /// Wait so many seconds.
    case pause(TimeInterval)
    /// It is over, for good if there is no error.
    case stop(FetchError?)
  }

  private enum Phase: Sendable, Equatable {
    case connecting, reading, pausing, over
    /// Why the connection is being closed, and whether there is to be another.
    case closing(FetchError?, isFinal: Bool)
  }

  private let policy: ReconnectPolicy
  private var phase = Phase.connecting
  private var leastPause: TimeInterval = 0
  /// Attempts since an event last arrived.
  private(set) var attempts = 0

  init(_ policy: ReconnectPolicy) {
    self.policy = policy
  }

  /// The first step.
  mutating func start() -> Step {
    attempts = 1
    return .connect
  }

  /// The next step.
  /// - Parameter random: A number from 0 to 1 that spreads the pauses, so that clients do not come back all at once.
  mutating func next(after input: Input, random: Double) -> Step {
    switch (phase, input) {
    case (.over, _): return .stop(nil)
    case (.connecting, .head(let status, let contentType, let retryAfter)):
      return open(status, contentType, retryAfter)
    case (.reading, .event(let verdict)): return read(verdict)
    case (.closing(let error, let isFinal), .ended):
      guard !isFinal else {
        phase = .over
        return .stop(error)
      }
      return pause(random)
    case (.connecting, .ended), (.reading, .ended):
      // A request that was cancelled has nobody who waits for it.
      if case .ended(.cancelled) = input { return end(.cancelled) }
      if case .ended(.url(let text)) = input { return end(.url(text)) }
      return pause(random)
    case (.pausing, .pauseOver):
      phase = .connecting
      attempts += 1
      return .connect
    case (.closing, _): return .close
    default: return .read
    }
  }

  private mutating func open(_ status: Int, _ contentType: String?, _ retryAfter: TimeInterval?) -> Step {
    if status == 200, contentType?.lowercased().hasPrefix("text/event-stream") ?? false {
      phase = .reading
      return .read
    }
    let error = FetchError.response(status: status, message: nil, retryAfter: retryAfter)
    leastPause = retryAfter ?? 0
    // These pass; a 401 does too, where no credentials are asked for.
    let passes = [401, 408, 425, 429].contains(status) || (500..<600).contains(status)
    phase = .closing(error, isFinal: !passes)
    return .close
  }

  private mutating func read(_ verdict: EventVerdict) -> Step {
    switch verdict {
    case .goOn:
      attempts = 0
      return .read
    case .reconnect:
      phase = .closing(nil, isFinal: false)
      return .close
    case .stop(let error):
      phase = .closing(error, isFinal: true)
      return .close
    }
  }

  private mutating func pause(_ random: Double) -> Step {
    let doubled = policy.baseDelay * pow(2, Double(max(0, min(attempts, 30) - 1)))
    let delay = min(doubled, policy.maximumDelay) * (0.5 + random / 2)
    defer { leastPause = 0 }
    phase = .pausing
    return .pause(max(delay, min(leastPause, policy.maximumDelay)))
  }

  private mutating func end(_ error: FetchError) -> Step {
    phase = .over
    return .stop(error)
  }
}

/// What is to follow an event.
public enum EventVerdict: Sendable, Equatable {
  /// The next event.
  case goOn
  /// A new connection.
  case reconnect
  /// Nothing; the reason, if it is an error.
  case stop(FetchError?)
}
