import Foundation
import Testing

@testable import WebHost

struct MetricsTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Names of metrics in a text, with the ends that histograms have.
  private func names(in text: String) -> Set<String> {
    Set(text.matches(of: /\b(newsreel|process)_[a-z_]+[a-z]\b/).map { String($0.output.0) })
  }

  @Test func aMetricHasItsKindItsMeaningAndItsValue() {
    let metrics = Metrics()
    metrics.count(.pages, by: 2)
    metrics.count(.refusedTokens)
    metrics.turn(seconds: 0.05)
    metrics.turn(seconds: 3)
    let text = metrics.text()
    #expect(text.contains("# TYPE newsreel_pages_total counter\nnewsreel_pages_total 2\n"))
    #expect(text.contains("newsreel_refused_total{reason=\"token\"} 1\n"))
    #expect(text.contains("newsreel_turn_seconds_bucket{le=\"0.01\"} 0\n"))
    #expect(text.contains("newsreel_turn_seconds_bucket{le=\"0.1\"} 1\n"))
    #expect(text.contains("newsreel_turn_seconds_bucket{le=\"1.0\"} 1\n"))
    #expect(text.contains("newsreel_turn_seconds_bucket{le=\"+Inf\"} 2\n"))
    #expect(text.contains("newsreel_turn_seconds_sum 3.05"))
  }

  @Test func workersCountSideBySide() {
    let cells = MetricCells(workers: 2)
    let (one, other) = (Metrics(cells, worker: 0), Metrics(cells, worker: 1))
    one.count(.pages)
    other.count(.pages, by: 2)
    #expect(one.text() == other.text())
    #expect(one.text().contains("newsreel_pages_total{worker=\"0\"} 1\nnewsreel_pages_total{worker=\"1\"} 2\n"))
    #expect(one.value(of: .pages) == 1)
  }

  @Test func thePanelsAskForWhatIsExported() throws {
    let panels = try String(contentsOf: Self.root.appending(path: "deploy/grafana.json"), encoding: .utf8)
    #expect(JSONValue(panels.utf8) != nil)
    let asked = names(in: panels)
    #expect(asked.count >= 10)
    let exported = Metrics().text()
    for name in asked { #expect(exported.contains("\n\(name)"), "\(name) is not exported") }
  }

  @Test func theDocumentationNamesAllMetrics() throws {
    let docs = try String(contentsOf: Self.root.appending(path: "docs/operating.md"), encoding: .utf8)
    for metric in Metric.all { #expect(docs.contains("| `\(metric.name)` | \(metric.kind.rawValue) |")) }
    let known = Set(Metric.all.map(\.name))
    for row in docs.matches(of: /\| `((?:newsreel|process)_[a-z_]+)` \|/) {
      #expect(known.contains(String(row.output.1)), "\(row.output.1) is not exported")
    }
  }
}
