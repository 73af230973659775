import Testing

@testable import ViewGraph

@Suite struct FontTests {
  @Test func fontsTellRenderersWhatIsKnown() {
    let font = Font.system(size: 13, weight: .semibold, design: .rounded).italic().monospacedDigit()
    #expect(font.resolved.size == .points(13, relativeTo: nil))
    #expect(font.resolved.weight == .semibold)
    #expect(font.resolved.design == .rounded)
    #expect(font.resolved.isItalic)
    #expect(font.resolved.hasMonospacedDigits)
    #expect(!font.resolved.isMonospaced)
  }

  @Test func textStylesKeepTheirName() {
    #expect(Font.title.resolved.size == .style(.title))
    #expect(Font.system(.caption, design: .serif).resolved.design == .serif)
    #expect(Font.title.bold() == Font.title.weight(.bold))
    #expect(Font.title.bold().bold(false) == .title)
  }

  @Test func customFontsGrowWithAStyleUnlessFixed() {
    #expect(Font.custom("Georgia", size: 20).resolved.size == .points(20, relativeTo: .body))
    #expect(Font.custom("Georgia", fixedSize: 20).resolved.size == .points(20, relativeTo: nil))
    #expect(Font.custom("Georgia", size: 20, relativeTo: .title).resolved.name == "Georgia")
  }
}
