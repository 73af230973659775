extension Publishers {
  /// A publisher that traps when its upstream fails.
  public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher that must not fail.
    public let upstream: Upstream

    /// The file in the message.
    public let file: StaticString

    /// The line in the message.
    public let line: UInt

    /// The beginning of the message.
    public let prefix: String

    /// Traps when a publisher fails.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == Never {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        CompletionMapper<S, Upstream.Failure>(
          subscriber, "AssertNoFailure", details: [("file", file), ("line", line), ("prefix", prefix)]
        ) { completion in
          if case .failure(let error) = completion {
            fatalError("\(prefix.isEmpty ? "" : prefix + ": ")\(error)", file: file, line: line)
          }
          return .finished
        })
    }
  }
}

extension Publisher {
  /// Traps when this publisher fails, so that what follows need not expect it.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    .init(upstream: self, prefix: prefix, file: file, line: line)
  }
}
