import Synchronization

/// Counts of what the host does, for `/~/metrics`.
package final class Metrics: Sendable {
  /// What is counted.
  package enum Counter: String, CaseIterable, Sendable {
    case pages, sessions, sockets, refused
    /// Idle connections that had to make room for others.
    case shed = "connections_shed"
    /// Programs that nobody used and that let go of what can be made again.
    case slept = "sessions_slept"
    case messagesIn = "messages_in"
    case messagesOut = "messages_out"
    case bytesIn = "bytes_in"
    case bytesOut = "bytes_out"
  }

  private let counts = Mutex([Counter: Int]())

  /// Makes counters that stand at 0.
  package init() {}

  /// Adds to a counter.
  package func count(_ counter: Counter, by amount: Int = 1) {
    counts.withLock { $0[counter, default: 0] += amount }
  }

  /// Where a counter stands.
  package func value(of counter: Counter) -> Int {
    counts.withLock { $0[counter, default: 0] }
  }

  /// The counters in Prometheus's text format, with the numbers of sessions and connections that live now.
  package func text(liveSessions: Int, connections: Int) -> String {
    let counts = counts.withLock { $0 }
    var lines = ["# TYPE newsreel_sessions_live gauge", "newsreel_sessions_live \(liveSessions)"]
    lines += ["# TYPE newsreel_connections_live gauge", "newsreel_connections_live \(connections)"]
    for counter in Counter.allCases {
      lines.append("# TYPE newsreel_\(counter.rawValue)_total counter")
      lines.append("newsreel_\(counter.rawValue)_total \(counts[counter, default: 0])")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
