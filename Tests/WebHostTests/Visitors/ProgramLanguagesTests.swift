import Foundation
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

  @Test func aProgramIsCalledAsItsResourcesSay() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    try Data("CFBundleDisplayName = \"Garten\";".utf8).write(to: german.appendingPathComponent("InfoPlist.strings"))
    var configuration = WebHostConfiguration()
    configuration.title = "Garden"
    configuration.resources = try #require(Bundle(path: folder.path))
    #expect(configuration.title(in: Locale(identifier: "de_AT")) == "Garten")
    #expect(configuration.title(in: Locale(identifier: "en_US")) == "Garden")
  }

  @Test func itSaysWhichWayItIsRead() {
    #expect(choice(["ar"], ["en", "ar"]).isRightToLeft)
    #expect(!choice(["ar"]).isRightToLeft)
  }
}
