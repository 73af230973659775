import NIOCore
import Testing
import WebHost

struct MessagePartsTests {
  private func feed(_ texts: String..., maxSize: Int = 10) -> [MessageParts.Result] {
    var parts = MessageParts(maxSize: maxSize)
    return texts.map { parts.feed(ByteBuffer(string: $0)) }
  }

  @Test func aMessageByItselfIsHandedOn() {
    #expect(feed("[1]", "", "x") == ["[1]", "", "x"].map { .message(ByteBuffer(string: $0)) })
  }

  @Test func partsMakeOneMessageAgainAndAgain() {
    #expect(
      feed("+[1,", "+2,", "=3]", "[4]", "+[", "=]")
        == [
          .more, .more, .message(ByteBuffer(string: "[1,2,3]")), .message(ByteBuffer(string: "[4]")), .more,
          .message(ByteBuffer(string: "[]")),
        ])
  }

  @Test func partsMayBeginWithAnything() {
    #expect(feed("+[\"", "+=+", "==\"]").last == .message(ByteBuffer(string: "[\"=+=\"]")))
  }

  @Test func allPartsTogetherHaveALimit() {
    #expect(feed("+12345", "=67890").last == .message(ByteBuffer(string: "1234567890")))
    #expect(feed("+12345", "+67890", "=1").last == .tooLarge)
    #expect(feed("+12345678901").last == .tooLarge)
  }

  @Test func whatIsOutOfOrderIsMalformed() {
    #expect(feed("=1").last == .malformed)
    #expect(feed("+1", "[2]").last == .malformed)
    #expect(feed("+1", "=2", "=3").last == .malformed)
  }
}
