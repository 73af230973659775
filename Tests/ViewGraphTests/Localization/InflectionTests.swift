import Foundation
import Testing

@testable import ViewGraph

@Suite struct InflectionTests {
  private func text(_ key: LocalizedStringKey, _ locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return Text(key).resolvedString(in: environment)
  }

  @Test(arguments: [0, 1, 2, 1_500]) func nounsAgreeWithAValue(_ count: Int) {
    let expected = [0: "0 tasks left", 1: "1 task left", 2: "2 tasks left", 1_500: "1,500 tasks left"]
    #expect(text("^[\(count) task](inflect: true) left") == expected[count])
    #expect(text("^[\(count) task left](inflect: true)") == expected[count])
  }

  @Test func nounsAgreeWithAWrittenNumber() {
    #expect(text("^[5 task](inflect: true)") == "5 tasks")
    #expect(text("^[1 task](inflect: true)") == "1 task")
    #expect(text("^[task](inflect: true)") == "task")
    #expect(text("^[15 small box](inflect:true)") == "15 small boxes")
  }

  @Test func eachPhraseHasItsOwnNumber() {
    #expect(text("^[\(1) day](inflect: true), ^[\(3) hour](inflect: true)") == "1 day, 3 hours")
    #expect(
      text("^[\(2) piece of cake](inflect: true) for ^[\(1) person](inflect: true)") == "2 pieces of cake for 1 person")
  }

  @Test func nounsMayBeValuesAndStyled() {
    #expect(text("^[\(2) \("berry")](inflect: true)") == "2 berries")
    let runs = Text("a ^[\(2) **Child**](inflect: true)").resolved(in: TextContext(EnvironmentValues(), now: .now)).runs
    #expect(runs.map(\.string) == ["a 2 ", "Children"])
    #expect(runs.map(\.style.weight) == [nil, .bold])
  }

  @Test func otherAttributesAndBracketsStay() {
    #expect(text("^[5 task](color: 'red')") == "5 task")
    #expect(text("2^[5] and x^2") == "2^[5] and x^2")
    #expect(text("^[open") == "^[open")
  }

  @Test func anotherLanguageStaysAsItIsWritten() {
    let german = LocalizedText(format: "^[%lld Datei](inflect: true)", arguments: [.integer(2)], language: "de")
    let pieces = german.pieces(in: TextContext(EnvironmentValues(), now: .now), outer: TextAttributes())
    #expect(pieces.map(\.string).joined() == "2 Datei")
    // A program with no texts in German is shown in English, whoever reads it.
    #expect(text("^[\(2) file](inflect: true)", "de_DE") == "2 files")
  }

  @Test func attributedStringsAskForAttributes() throws {
    let plain = try AttributedString(markdown: "^[5 task](inflect: true)")
    #expect(String(plain.characters) == "^5 task")
    let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
    let extended = try AttributedString(markdown: "^[5 task](inflect: true)", options: options)
    #expect(String(extended.characters) == "5 task")
  }

  @Test(arguments: [
    ("bus", "buses"), ("class", "classes"), ("match", "matches"), ("wish", "wishes"), ("tax", "taxes"),
    ("story", "stories"), ("day", "days"), ("photo", "photos"), ("hero", "heroes"), ("leaf", "leaves"),
    ("roof", "roofs"), ("Person", "People"), ("FILE", "FILES"), ("sheep", "sheep"), ("people", "people"),
    ("tasks", "tasks"), ("analysis", "analyses"), ("A", "As"),
  ]) func plurals(_ noun: String, _ plural: String) {
    #expect(EnglishPlural.of(noun) == plural)
  }
}
