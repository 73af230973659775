import Foundation
import Testing

@testable import WebHost

struct TrapLineTests {
  private func line(
    _ event: String?, on screen: String = "/", ends: Bool = false, format: LogSettings.Format = .text,
    seconds: Int = 1_790_000_000, room: Int = 2_048
  ) -> String {
    withUnsafeTemporaryAllocation(byteCount: TurnNote.size, alignment: 8) { memory in
      memory.initializeMemory(as: UInt8.self, repeating: 0)
      let note = TurnNote(memory.baseAddress!)
      if let event { note.begin(SessionID(), from: Array(repeating: 1, count: 16), event, on: screen) }
      if ends { note.end() }
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { bytes in
        var line = ByteLine(bytes)
        TrapLine.compose(&line, signal: 4, seconds: seconds, notes: memory.baseAddress, format: format)
        return String(decoding: bytes[..<line.count], as: UTF8.self)
      }
    }
  }

  @Test func theLineHasEventScreenAndSignal() {
    let start = "2026-09-21T14:13:20Z error web: The program has trapped."
    #expect(line("press", on: "/movies") == start + " during=\"press on /movies\" signal=4\n")
    #expect(line("press", on: "/movies", ends: true) == start + " after=\"press on /movies\" signal=4\n")
    #expect(line(nil) == start + " signal=4\n")
  }

  @Test func asJSONItIsAnObjectLikeTheOthers() throws {
    let text = line("input", on: "/a\"b\\c\n", format: .json)
    let value = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(value["fields"] as? [String: String] == ["during": "input on /a\"b\\c?", "signal": "4"])
    #expect(value["message"] as? String == "The program has trapped." && value["level"] as? String == "error")
  }

  @Test func whatComesFromOutsideWritesNoLinesOfItsOwn() {
    #expect(line("go", on: "/\u{1B}[2J\n2026 error\" x=\"").filter { $0 == "\n" }.count == 1)
    #expect(line("go", on: "/a\"b").contains(#"during="go on /a\"b""#))
  }

  @Test func whatHasNoRoomIsLeftOut() {
    #expect(line("press", on: "/movies", room: 20) == "2026-09-21T14:13:20Z")
  }

  @Test func datesAreThoseOfTheCalendar() {
    for seconds in stride(from: 0, to: 8_000_000_000, by: 12_345_679) {
      let date = Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
      #expect(line(nil, seconds: seconds).hasPrefix(date))
    }
  }
}
