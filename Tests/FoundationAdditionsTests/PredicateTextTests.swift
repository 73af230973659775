import Foundation
import FoundationAdditions
import Testing

@Suite("Words of #Predicate for texts")
struct PredicateTextTests {
  @Test("A text is found as people look for it")
  func contains() throws {
    let text = "CAFE"
    let predicate = #Predicate<String> { $0.localizedStandardContains(text) }
    #expect(try predicate.evaluate("Das Café") && !predicate.evaluate("Das Haus"))
  }

  @Test("Texts are compared by the rules of the language")
  func compares() throws {
    let before = ComparisonResult.orderedAscending
    let predicate = #Predicate<String> { $0.localizedCompare("b") == before }
    #expect(try predicate.evaluate("a") && !predicate.evaluate("c"))
  }
}
