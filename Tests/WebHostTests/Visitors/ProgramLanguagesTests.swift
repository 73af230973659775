import Testing

@testable import WebHost

struct ProgramLanguagesTests {
  private func choice(_ languages: [String], _ available: [String] = ["en", "ru"]) -> ProgramLanguages.Choice {
    ProgramLanguages(available: available, source: "en").choice(for: Visitor(languages: languages))
  }

  @Test func aPageIsInTheBestLanguageOfItsVisitor() {
    #expect(choice(["ru-RU", "en"]).tag == "ru")
    #expect(choice(["ru-RU", "en"]).locale.identifier == "ru_RU")
    #expect(choice(["fr-CA"]).tag == "en")
    #expect(choice(["fr-CA"]).locale.identifier == "en_CA")
    #expect(choice([]).tag == "en")
    #expect(choice(["de"], []).tag == "en")
  }

  @Test func itSaysWhichWayItIsRead() {
    #expect(choice(["ar"], ["en", "ar"]).isRightToLeft)
    #expect(!choice(["ar"]).isRightToLeft)
  }
}
