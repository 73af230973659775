import Foundation
import Testing

@testable import ViewGraph

@Suite struct TextTests {
  private func runs(_ text: Text) -> [TextRun] {
    text.resolved(in: TextContext(EnvironmentValues(), now: .distantPast)).runs
  }

  @Test func whatIsSetFirstWins() {
    let text = (Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.blue).foregroundColor(.green)
    #expect(runs(text).map(\.style.color) == [.color(.red), .color(.blue)])
  }

  @Test func literalsAreKeys() {
    #expect(Text("a") == Text(LocalizedStringKey("a")))
    #expect(Text(AttributedString("a")) != Text("a"))
  }

  @Test func equalNeighboursAreOneRun() {
    #expect(runs(Text("a") + Text(verbatim: "b") + Text("c").bold()).map(\.string) == ["ab", "c"])
    #expect(runs(Text("")).map(\.string) == [""])
  }

  @Test func stringsAreTakenAsTheyAre() {
    let string = "**not bold** 100%"
    #expect(runs(Text(string)).map(\.string) == [string])
    #expect(runs(Text(verbatim: "*a*")).map(\.string) == ["*a*"])
    #expect(runs(Text("**bold**"))[0].style.weight == .bold)
    #expect(runs(Text(string.prefix(3))).map(\.string) == ["**n"])
  }

  @Test func stylesReachTheRuns() {
    let text = Text("x").font(.title).italic().underline(color: .red).strikethrough().kerning(2).baselineOffset(3)
      .monospacedDigit().monospaced()
    let style = runs(text)[0].style
    #expect(style.font == .title)
    #expect(style.isItalic && style.hasMonospacedDigits && style.isMonospaced)
    #expect(style.underline == TextLine(color: .color(.red)))
    #expect(style.strikethrough == TextLine())
    #expect(style.kerning == 2)
    #expect(style.baselineOffset == 3)
    #expect(runs(Text("x").underline(false).underline())[0].style.underline == nil)
  }

  @Test func designsChangeTheFontAround() {
    var environment = EnvironmentValues()
    environment.font = .caption
    let style = Text("x").fontDesign(.serif).resolved(in: TextContext(environment, now: .now)).runs[0].style
    #expect(style.font == .system(.caption, design: .serif))
  }

  @Test func headingsComeFromTheTextOrItsSurroundings() {
    var environment = EnvironmentValues()
    environment.headingLevel = 2
    #expect(Text("x").resolved(in: TextContext(environment, now: .now)).headingLevel == 2)
    #expect(
      Text("x").accessibilityHeading(.h4).resolved(in: TextContext(environment, now: .now)).headingLevel == 4)
  }

  @Test func styledStringsKeepTheirStyle() {
    var string = AttributedString("a link")
    string.foregroundColor = .red
    string.font = .title
    string.link = URL(string: "https://example.org")
    string.underlineStyle = .single
    string.backgroundColor = .yellow
    let run = runs(Text(string))[0]
    #expect(run.string == "a link")
    #expect(run.style.color == .color(.red))
    #expect(run.style.font == .title)
    #expect(run.style.link == URL(string: "https://example.org"))
    #expect(run.style.underline == TextLine())
    #expect(run.style.background == .yellow)
  }

  @Test func picturesMayStandInText() {
    let text = Text("\(Image(systemName: "star.fill")) Favourite")
    #expect(runs(text).map(\.string) == ["star", " Favourite"])
    #expect(runs(text)[0].image?.source == .symbol("star.fill"))
  }

  @Test func textsAreComparedByWhatTheySay() {
    let count = 3
    #expect(Text("\(count) items") == Text("\(count) items"))
    #expect(Text("a") != Text("a").bold())
    #expect(Text(1.5, format: .number) == Text(1.5, format: .number))
    #expect(Text(1.5, format: .number) != Text(1.5, format: .percent))
  }
}
