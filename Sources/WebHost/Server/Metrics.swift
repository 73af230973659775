import Synchronization

/// Counts of what the host does, for `/~/metrics`. Safe on any thread.
package final class Metrics: Sendable {
  private let cells: MetricCells
  private let worker: Int

  /// Makes counters that stand at 0, of a process that is alone.
  package convenience init() {
    self.init(MetricCells(workers: 1), worker: 0)
  }

  /// Counts in the place of one of several workers that share their counts.
  package init(_ cells: MetricCells, worker: Int) {
    self.cells = cells
    self.worker = worker
  }

  /// Adds to a counter.
  package func count(_ counter: Counter, by amount: Int = 1) {
    cells.add(amount, to: counter, of: worker)
  }

  /// Where a counter stands in this process.
  package func value(of counter: Counter) -> Int {
    cells.value(of: counter, of: worker)
  }

  /// Says how much there is of something now.
  package func set(_ counter: Counter, to value: Int) {
    cells.set(counter, of: worker, to: value)
  }

  /// Notes how long the main thread has worked for one session in one go.
  package func turn(seconds: Double) {
    count(.turns)
    count(.turnMicroseconds, by: Int(seconds * 1e6))
    if let bucket = Counter.turnBuckets.first(where: { seconds <= $0.limit }) { count(bucket.counter) }
  }

  /// Notes what there is now.
  package func noteUse(sessions: Int, connections: Int) {
    set(.liveSessions, to: sessions)
    set(.liveConnections, to: connections)
    set(.memory, to: ProcessUse.memory)
    set(.processorMilliseconds, to: ProcessUse.processorMilliseconds)
  }

  /// Everything in Prometheus's text format. Where there are workers each has a line of its own, whichever is asked.
  package func text() -> String {
    Metric.all.map { $0.text(workers: cells.workers) { self.cells.value(of: $0, of: $1) } }.joined()
  }
}

extension Metrics {
  /// What is counted.
  package enum Counter: Int, CaseIterable, Sendable {
    case pages, sessions, sockets, shed, slept
    case messagesIn, messagesOut, bytesIn, bytesOut
    case refusedConnections, refusedRequests, refusedPages, refusedTokens, refusedForms, refusedMessages
    case turns, turnMicroseconds, turnsTo10, turnsTo100, turnsTo250, turnsTo1000
    case traps
    case liveSessions, liveConnections, memory, processorMilliseconds

    /// The label of what is refused; nil for what is no refusal.
    package var refusalReason: String? {
      switch self {
      case .refusedConnections: "connection"
      case .refusedRequests: "request"
      case .refusedPages: "page"
      case .refusedTokens: "token"
      case .refusedForms: "form"
      case .refusedMessages: "message"
      default: nil
      }
    }

    static let turnBuckets: [(limit: Double, counter: Counter)] = [
      (0.01, .turnsTo10), (0.1, .turnsTo100), (0.25, .turnsTo250), (1, .turnsTo1000),
    ]
  }
}
