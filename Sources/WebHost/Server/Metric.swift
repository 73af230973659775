/// One metric as it is exported, after the conventions of Prometheus and OpenTelemetry: the unit is the end of the name.
package struct Metric: Sendable {
  /// How values are to be read.
  package enum Kind: String, Sendable {
    case counter, gauge, histogram
  }

  /// A value with its labels; `factor` makes the exported unit of the counted one.
  struct Series: Sendable {
    var suffix = ""
    var labels: [(name: String, value: String)] = []
    /// What is added up.
    var counters: [Metrics.Counter]
    var factor: Double?
  }

  /// The name, with its unit.
  package let name: String
  package let kind: Kind
  /// What it says, in a sentence.
  package let help: String
  let series: [Series]

  /// The metric's lines.
  func text(workers: Int, value: (Metrics.Counter, _ worker: Int) -> Int) -> String {
    var lines = ["# HELP \(name) \(help)", "# TYPE \(name) \(kind.rawValue)"]
    for each in series {
      for worker in 0..<workers {
        let labels = (workers > 1 ? [("worker", String(worker))] : []) + each.labels
        let list = labels.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: ",")
        let sum = each.counters.reduce(0) { $0 + value($1, worker) }
        let number = each.factor.map { String(Double(sum) * $0) } ?? String(sum)
        lines.append("\(name)\(each.suffix)\(list.isEmpty ? "" : "{\(list)}") \(number)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Metric {
  /// All that is exported.
  package static let all = [
    gauge("newsreel_sessions_live", "Sessions now.", .liveSessions),
    gauge("newsreel_connections_live", "Connections now.", .liveConnections),
    gauge("process_resident_memory_bytes", "Memory of the process.", .memory),
    counter("process_cpu_seconds_total", "Time of all processors.", .processorMilliseconds, factor: 1e-3),
    counter("newsreel_pages_total", "Pages that were asked for.", .pages),
    counter("newsreel_sessions_total", "Programs that were mounted.", .sessions),
    counter("newsreel_sockets_total", "Sockets that were opened.", .sockets),
    counter("newsreel_connections_shed_total", "Idle connections that had to make room.", .shed),
    counter("newsreel_sessions_slept_total", "Programs that nobody used and that let go of what they show.", .slept),
    counter("newsreel_messages_in_total", "Messages from browsers.", .messagesIn),
    counter("newsreel_messages_out_total", "Messages to browsers.", .messagesOut),
    counter("newsreel_in_bytes_total", "Bytes of messages from browsers.", .bytesIn),
    counter("newsreel_out_bytes_total", "Bytes of messages to browsers, before compression.", .bytesOut),
    counter("newsreel_traps_total", "Times that the program has trapped and ended a worker.", .traps),
    Metric(
      name: "newsreel_refused_total", kind: .counter, help: "What was refused, by what it was.",
      series: Metrics.Counter.allCases.compactMap { counter in
        counter.refusalReason.map { Series(labels: [("reason", $0)], counters: [counter]) }
      }),
    Metric(
      name: "newsreel_turn_seconds", kind: .histogram,
      help: "How long the main thread works for one session in one go.", series: turns),
  ]

  private static let turns: [Series] = {
    let buckets = Metrics.Counter.turnBuckets
    let limits = buckets.indices.map { index in
      Series(
        suffix: "_bucket", labels: [("le", String(buckets[index].limit))],
        counters: buckets[...index].map(\.counter))
    }
    return limits + [
      Series(suffix: "_bucket", labels: [("le", "+Inf")], counters: [.turns]),
      Series(suffix: "_sum", counters: [.turnMicroseconds], factor: 1e-6), Series(suffix: "_count", counters: [.turns]),
    ]
  }()

  private static func counter(
    _ name: String, _ help: String, _ counter: Metrics.Counter, factor: Double? = nil
  ) -> Metric {
    Metric(name: name, kind: .counter, help: help, series: [Series(counters: [counter], factor: factor)])
  }

  private static func gauge(_ name: String, _ help: String, _ counter: Metrics.Counter) -> Metric {
    Metric(name: name, kind: .gauge, help: help, series: [Series(counters: [counter])])
  }
}
