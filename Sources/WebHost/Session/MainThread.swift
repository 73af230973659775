import Dispatch

/// The thread on which programs live.
enum MainThread {
  /// Queues an action; actions run in the order in which they were queued.
  static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
  }
}
