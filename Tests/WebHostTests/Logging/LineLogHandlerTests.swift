import Foundation
import Logging
import Synchronization
import Testing

@testable import WebHost

struct LineLogHandlerTests {
  private final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  private func lines(
    _ format: LogSettings.Format = .text, level: String = "info", _ body: (Logger) -> Void
  ) -> [String] {
    let lines = Lines()
    var settings = LogSettings()
    settings.format = format
    settings.level = level
    let handler = LineLogHandler(label: "web", settings: settings) { line in
      lines.all.withLock { $0.append(line) }
    } now: {
      Date(timeIntervalSince1970: 1_790_000_000.25)
    }
    body(Logger(label: "web") { _ in handler })
    return lines.all.withLock { $0 }
  }

  @Test func aLineHasTimeLevelLabelSentenceAndFields() {
    let lines = lines { $0.info("Serving.", metadata: ["port": "8080", "folder": "a b", "none": ""]) }
    #expect(lines == ["2026-09-21T14:13:20.250Z info web: Serving. folder=\"a b\" none=\"\" port=8080\n"])
  }

  @Test func theLevelDecides() {
    #expect(lines { $0.debug("no") }.isEmpty)
    #expect(lines(level: "debug") { $0.debug("yes") }.count == 1)
    #expect(lines(level: "error") { $0.warning("no") }.isEmpty)
  }

  @Test func whatComesFromOutsideWritesNoLinesOfItsOwn() {
    let evil = "a\n2026 info web: forged\u{1B}[2J\u{2028}\u{202E}\"b\""
    let line = lines { $0.info("Hm.", metadata: ["path": "\(evil)"]) }.joined()
    #expect(line.filter(\.isNewline).count == 1)
    #expect(!line.contains("\u{1B}") && !line.contains("\u{202E}"))
    #expect(line.contains(#"path="a\u{a}2026 info web: forged\u{1b}[2J\u{2028}\u{202e}\"b\"""#))
  }

  @Test func anObjectALineIsJSON() throws {
    let line = try #require(lines(.json) { $0.error("Hm\n.", metadata: ["path": "/a\"b\n"]) }.first)
    #expect(line.dropLast().contains("\n") == false)
    let value = try #require(JSONValue(line.utf8))
    #expect(value["level"] == .string("error"))
    #expect(value["message"] == .string("Hm\n."))
    #expect(value["fields"]?["path"] == .string("/a\"b\n"))
  }

  @Test func refusalsAreOneLineAMinute() {
    var digest = RefusalDigest()
    var counts: [Metrics.Counter: Int] = [:]
    func sentence(_ now: Double) -> String? { digest.sentence(at: now) { counts[$0, default: 0] } }
    #expect(sentence(0) == nil)
    counts = [.refusedTokens: 3, .refusedRequests: 12, .pages: 9]
    #expect(sentence(59) == nil)
    #expect(sentence(60) == "12 × request, 3 × token")
    #expect(sentence(120) == nil)
    counts[.refusedTokens] = 4
    #expect(sentence(180) == "1 × token")
  }
}
