import Testing
import WebHost

struct AcceptLanguageTests {
  private func languages(_ fields: String...) -> [String] { AcceptLanguage.languages(in: fields) }

  @Test func languagesAreOrderedByWeight() {
    #expect(languages("en;q=0.5, de-CH, fr;q=0.9, *;q=0.1, it;q=0") == ["de-CH", "fr", "en"])
    #expect(languages("da, en-GB;q=0.8, en;q=0.7") == ["da", "en-GB", "en"])
    #expect(languages("ru;q=0.875,uk;q=0.876") == ["uk", "ru"])
    #expect(languages() == [])
  }

  @Test func equalWeightsKeepTheirOrder() {
    #expect(languages("b, a;q=1.000, c;Q=1.") == ["b", "a", "c"])
  }

  @Test func severalFieldsAreOneList() {
    #expect(languages("en;q=0.5", "ru") == ["ru", "en"])
  }

  @Test func spaceAroundPartsCountsForNothing() {
    #expect(languages(" ru\t; q=0.4 ,\ten ;q=0.5 ,, ") == ["en", "ru"])
  }

  @Test(arguments: [
    "*", "en;q=2", "en;q=1.001", "en;q=-1", "en;q=0.1234", "en;q=", "en;q=x", "en;level=1", "en;q=1;q=1", "e n", "1en",
    "en--US", "en-", "abcdefghi", "<b>", "en\u{301}", "ру",
  ])
  func whatBreaksTheGrammarIsLeftOut(field: String) {
    #expect(languages(field) == [])
    #expect(languages(field + ", de") == ["de"])
  }

  @Test func fieldsHaveALimit() {
    #expect(languages(String(repeating: "en,", count: 1000)) == [])
    #expect(languages(String(repeating: "en,", count: 100)).count == 32)
  }
}
