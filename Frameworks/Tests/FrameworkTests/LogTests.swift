import Foundation
import OSLog
import Testing

@testable import os

struct LogTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func textsAreNotReadUnlessTheMessageSaysSo() {
    let (name, count) = ("Ada", 3)
    #expect(text("\(name) has \(count)") == "<private> has 3")
    #expect(text("\(name, privacy: .public) has \(count, privacy: .private)") == "Ada has <private>")
    #expect(text("\(name, privacy: .private(mask: .hash))") == text("\("Ada", privacy: .private(mask: .hash))"))
    #expect(text("\(name, privacy: .private(mask: .hash))").hasPrefix("<mask.hash: "))
  }

  @Test func numbersAreWrittenAsAsked() {
    #expect(text("\(255, format: .hex(includePrefix: true)) \(7, format: .decimal(minDigits: 3))") == "0xff 007")
    #expect(text("\(2.5, format: .fixed(precision: 1)) \(true) \(false, format: .answer)") == "2.5 true NO")
    #expect(text("[\(5, align: .right(columns: 3))]") == "[  5]")
  }

  @Test func formatsHideTexts() {
    let format = OSLogFormat("%{public}@ took %.1f s for %@, %d%%")
    #expect(format.text(["Ada", 1.25, "x", 7]) == "Ada took 1.2 s for <private>, 7%")
  }

  @Test func allFormsOfProgramsAreTaken() {
    let log = OSLog(subsystem: "com.example", category: "tests")
    os_log("started")
    os_log("failed %{public}@", log: log, type: .error, "x")
    os_log(.debug, log: log, "value %d", 3)
    Logger(subsystem: "com.example", category: "tests").error("lost \(URLError(.badURL).localizedDescription)")
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(log.isEnabled(type: .error))
    let signposter = OSSignposter(logHandle: log)
    #expect(signposter.withIntervalSignpost("work") { 3 } == 3)
    os_signpost(.begin, log: log, name: "work", "%d", 1)
    #expect(
      OSAllocatedUnfairLock(initialState: 2).withLock {
        $0 += 1; return $0
      } == 3)
  }
}
