import Foundation
import SwiftUITesting
import Testing

@testable import Reader

/// Addresses lead to screens, and the documentation has them all.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(20)))
struct AddressTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/reader.md")

  @Test func everyAddressLeadsToItsScreen() async throws {
    let fixture = try await ReaderFixture()
    let docs = try String(contentsOf: Self.page, encoding: .utf8)
    for words in try await ReaderAddresses.all(fixture.services) {
      #expect(docs.contains("/" + words.prefix(2).joined(separator: "/")) || words == ["news"], "\(words)")
      let screen = TestScreen(
        ReaderView(services: fixture.services, reader: "test"), environment: .reader,
        location: Location(words: words))
      await screen.settle()
      let shown = screen.location.words
      #expect(shown.suffix(words.count - 1).elementsEqual(words.dropFirst()), "\(words) became \(shown)")
    }
    await fixture.stop()
  }

  @Test func everyKeyIsInTheDocumentation() throws {
    let docs = try String(contentsOf: Self.page, encoding: .utf8)
    for key in ReaderKey.allCases {
      if case .section = key { continue }
      #expect(docs.contains("`\(key.name)`"), "\(key.name)")
    }
    #expect(docs.contains("`1` to `\(ReaderSection.allCases.count)`"))
  }
}
