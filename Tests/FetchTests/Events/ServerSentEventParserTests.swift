import Fetch
import Testing

struct ServerSentEventParserTests {
  private func events(_ chunks: String..., limit: Int = 1 << 20) throws -> [ServerSentEvent] {
    var parser = ServerSentEventParser(sizeLimit: limit)
    return try chunks.flatMap { try parser.append($0.utf8) }
  }

  @Test func anEventEndsWithAnEmptyLine() throws {
    #expect(try events("event: put\ndata: {}\n") == [])
    #expect(try events("event: put\ndata: {}\n\n") == [ServerSentEvent(name: "put", data: "{}")])
  }

  @Test func piecesMayEndAnywhere() throws {
    let text = "event: put\r\ndata: caf\u{E9}\r\n\r\ndata:two\n\n"
    let expected = [ServerSentEvent(name: "put", data: "caf\u{E9}"), ServerSentEvent(data: "two")]
    for size in 1...text.utf8.count {
      var parser = ServerSentEventParser()
      let bytes = Array(text.utf8)
      let found = try stride(from: 0, to: bytes.count, by: size).flatMap {
        try parser.append(bytes[$0..<min($0 + size, bytes.count)])
      }
      #expect(found == expected, "in pieces of \(size)")
    }
  }

  @Test func linesOfDataAreJoinedAndOtherFieldsReadOver() throws {
    let found = try events("\u{FEFF}: hello\nid: 7\nretry: 10\ndata: a\ndata:  b\ndata\nnonsense\n\n")
    #expect(found == [ServerSentEvent(data: "a\n b\n")])
  }

  @Test func noDataIsNoEvent() throws {
    #expect(try events("event: put\n\n\n\r\revent: x\n\n") == [])
    #expect(try events("event: x\n\ndata: 1\n\n") == [ServerSentEvent(data: "1")])
  }

  @Test func endlessLinesAreRefused() {
    #expect(throws: ServerSentEventParser.TooLarge.self) {
      _ = try events("data: " + String(repeating: "x", count: 200), limit: 100)
    }
    #expect(throws: ServerSentEventParser.TooLarge.self) {
      _ = try events(String(repeating: "data: 1234567\n", count: 20), limit: 100)
    }
  }
}
