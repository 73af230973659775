import Foundation
import Testing

@testable import Fetch

struct DecodingFailureTests {
  private struct List: Decodable, Sendable {
    struct Item: Decodable, Sendable {
      let title: String
      let count: Int
    }

    let items: [Item]
  }

  private func failure(_ json: String) throws -> DecodingFailure {
    do {
      let _: List = try Fetcher.decode(List.self, from: Data(json.utf8), with: JSONDecoder())
    } catch FetchError.decoding(let failure) {
      return failure
    }
    throw CancellationError()
  }

  @Test func aMissingKey() throws {
    let failure = try failure(#"{"items":[{"title":"a","count":1},{"count":2}]}"#)
    #expect(failure.reason == .keyNotFound("title"))
    #expect(failure.path == "items[1]")
    #expect(failure.sentence == "The answer has no key “title” at items[1].")
    #expect(failure.type == "List")
  }

  @Test func aMissingKeyAtTheTop() throws {
    #expect(try failure("{}").sentence == "The answer has no key “items”.")
  }

  @Test func anotherType() throws {
    let failure = try failure(#"{"items":[{"title":"a","count":"many"}]}"#)
    #expect(failure.reason == .typeMismatch(expected: "Int"))
    #expect(failure.codingPath == ["items", "[0]", "count"])
    #expect(failure.sentence == "The answer does not have an Int at items[0].count.")
  }

  @Test func nothingThere() throws {
    #expect(
      try failure(#"{"items":[{"title":null,"count":1}]}"#).sentence
        == "The answer has nothing where a String belongs at items[0].title.")
  }

  @Test(arguments: ["", "<html>", #"{"items":["#, "\u{0}"])
  func notJSON(_ text: String) throws {
    let failure = try failure(text)
    #expect(failure.reason == .corrupted)
    #expect(failure.sentence == "The answer cannot be read: it is incomplete or not in the expected format.")
  }

  @Test func nestedThousandsDeep() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(try failure(deep).reason == .corrupted)
    #expect(ServiceMessage.text(in: Data(deep.utf8), contentType: nil) == nil)
  }
}
