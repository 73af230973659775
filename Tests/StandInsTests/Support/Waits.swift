import Synchronization

/// Notes how long a server wanted to wait, without waiting.
final class Waits: Sendable {
  private let seconds = Mutex<[Double]>([])

  var all: [Double] { seconds.withLock { $0 } }

  func add(_ more: Double) {
    seconds.withLock { $0.append(more) }
  }
}
