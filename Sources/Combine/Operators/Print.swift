extension Publishers {
  /// A publisher that prints every event that passes.
  public struct Print<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What every line begins with.
    public let prefix: String

    /// The publisher whose events are printed.
    public let upstream: Upstream

    /// Where the lines go; nil for the standard output.
    public let stream: (any TextOutputStream)?

    /// Prints the events of a publisher.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let printer = EventPrinter(prefix: prefix, stream: stream)
      upstream.subscribe(Tap(subscriber, "Print", printer.handlers()))
    }
  }
}

extension Publisher {
  /// Prints every event that passes, each line with the prefix.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    .init(upstream: self, prefix: prefix, to: stream)
  }
}

/// A stream whose type is not known.
private struct AnyStream: TextOutputStream {
  var base: (any TextOutputStream)?

  mutating func write(_ string: String) { base?.write(string) }
}

/// Writes one line after the other, whichever thread it is on.
private final class EventPrinter {
  private let lock = Lock()
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func handlers<Output, Failure: Error>() -> TapHandlers<Output, Failure> {
    .init(
      subscription: { self.write("receive subscription: (\($0))") },
      output: { self.write("receive value: (\($0))") },
      demand: { self.write(Self.describe($0) + " (synchronous)") },
      completion: { completion in
        switch completion {
        case .finished: self.write("receive finished")
        case .failure(let error): self.write("receive error: (\(error))")
        }
      },
      cancel: { self.write("receive cancel") },
      request: { self.write(Self.describe($0)) })
  }

  private static func describe(_ demand: Subscribers.Demand) -> String {
    demand.max.map { "request max: (\($0))" } ?? "request unlimited"
  }

  private func write(_ text: String) {
    let line = prefix + text
    let stream = lock.withLock { self.stream }
    if stream == nil {
      Swift.print(line)
    } else {
      var target = AnyStream(base: stream)
      Swift.print(line, to: &target)
      lock.withLock { self.stream = target.base }
    }
  }
}
