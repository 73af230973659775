import Foundation
import Testing

@testable import ViewGraph

@Suite struct LocalizedStringKeyTests {
  private var american: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    return environment
  }

  private func text(_ key: LocalizedStringKey) -> String {
    Text(key).resolvedString(in: american)
  }

  @Test func keysHaveASpecifierForEachValue() {
    let name = "Ann"
    let (count, share) = (3, 0.5)
    let key: LocalizedStringKey = "\(name) has \(count) of \(share), 100%"
    #expect(key.key == "%@ has %lld of %lf, 100%%")
    #expect(key.arguments == [.string("Ann"), .integer(3), .number(0.5)])
    #expect(LocalizedStringKey("100%").key == "100%")
  }

  @Test func numbersFollowTheLocale() {
    #expect(text("\(1_234_567)") == "1,234,567")
    #expect(text("\(1.5)") == "1.500000")
    var german = american
    german.locale = Locale(identifier: "de_DE")
    #expect(Text("\(1_234_567)").resolvedString(in: german) == "1.234.567")
  }

  @Test func specifiersSayHowNumbersLook() {
    #expect(text("\(3.14159, specifier: "%.2f")") == "3.14")
    #expect(text("\(7, specifier: "%03d")") == "007")
    #expect(text("\(255, specifier: "%x")") == "ff")
    #expect(text("\(0.25, specifier: "%.0f")%") == "0%")
    #expect(text("\(UInt8(200)) \(Float(0.5))") == "200 0.500000")
  }

  @Test func textsWithoutValuesStayAsTheyAre() {
    #expect(text("100% of %d") == "100% of %d")
    #expect(text("") == "")
  }

  @Test func valuesAreNotReadAsMarkdown() {
    let name = "**Ann**"
    let runs = Text("_\(name)_").resolved(in: TextContext(american, now: .now)).runs
    #expect(runs.map(\.string) == ["**Ann**"])
    #expect(runs[0].style.isItalic)
    #expect(runs[0].style.weight == nil)
  }

  @Test func valuesMayBeStyledTexts() {
    let runs = Text("a \(Text("b").bold()) **c \(Text("d").italic())**").resolved(
      in: TextContext(american, now: .now)
    ).runs
    #expect(runs.map(\.string) == ["a ", "b", " ", "c ", "d"])
    #expect(runs.map(\.style.weight) == [nil, .bold, nil, .bold, .bold])
    #expect(runs.map(\.style.isItalic) == [false, false, false, false, true])
  }

  @Test func valuesMayStandInLinks() {
    let (page, section) = ("swift", "news")
    let run = Text("[see \(page)](https://example.org/\(section))").resolved(in: TextContext(american, now: .now)).runs[
      0]
    #expect(run.string == "see swift")
    #expect(run.style.link == URL(string: "https://example.org/news"))
  }

  @Test func formatsFollowTheLocaleOfTheText() {
    #expect(text("\(0.256, format: .percent)") == "25.6%")
    #expect(Text(1234.5, format: .number).resolvedString(in: american) == "1,234.5")
  }

  @Test func formattersAreUsed() {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 3
    formatter.locale = Locale(identifier: "en_US")
    #expect(text("\(NSNumber(value: 1.5), formatter: formatter)") == "1.500")
  }

  @Test func formatStringsAreReadAsInC() {
    #expect(
      FormatString.segments(of: "%2$@ %1$.1f %%d") == [
        .value(1, FormatString.Specifier(options: "", conversion: "@")), .literal(" "),
        .value(0, FormatString.Specifier(options: ".1", conversion: "f")), .literal(" %d"),
      ])
    #expect(FormatString.segments(of: "50% y") == [.literal("50% y")])
    #expect(FormatString.segments(of: "%") == [.literal("%")])
  }
}
