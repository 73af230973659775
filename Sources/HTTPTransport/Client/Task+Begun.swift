extension Task where Failure == any Error {
  /// A task that begins on the thread that makes it, where the system can do that: what waits for the network at once
  /// needs no other thread before.
  package static func begun(_ work: @escaping @Sendable () async throws -> Success) -> Self {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, *) {
      .immediate { try await work() }
    } else {
      Self { try await work() }
    }
  }
}

extension Task where Failure == Never {
  /// The same without a place, a priority and values of the task that makes it.
  package static func begunDetached(_ work: @escaping @Sendable () async -> Success) -> Self {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, *) {
      .immediateDetached { await work() }
    } else {
      .detached { await work() }
    }
  }
}
