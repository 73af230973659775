import Testing

@testable import ViewGraph

@Suite struct MarkdownTests {
  /// The runs as text: b for bold, i for italic, c for code, s for struck, then the characters and the link.
  private func read(_ text: String) -> [String] {
    Markdown.runs(of: text).map { run in
      let marks = [(run.isBold, "b"), (run.isItalic, "i"), (run.isCode, "c"), (run.isStruck, "s")]
      let style = marks.filter(\.0).map(\.1).joined()
      return style + "|" + run.string + (run.destination.map { "→" + $0 } ?? "")
    }
  }

  @Test func plainTextIsOneRun() {
    #expect(read("Hello, world") == ["|Hello, world"])
    #expect(read("") == [])
    #expect(read("2 * 3 * 4") == ["|2 * 3 * 4"])
    #expect(read("snake_case_name") == ["|snake_case_name"])
  }

  @Test func emphasisNests() {
    #expect(read("a **b** c") == ["|a ", "b|b", "| c"])
    #expect(read("*a* _b_ __c__") == ["i|a", "| ", "i|b", "| ", "b|c"])
    #expect(read("***a***") == ["bi|a"])
    #expect(read("**a *b* c**") == ["b|a ", "bi|b", "b| c"])
    #expect(read("*a **b** c*") == ["i|a ", "bi|b", "i| c"])
    #expect(read("~~gone~~") == ["s|gone"])
  }

  @Test func emphasisThatDoesNotEndIsText() {
    #expect(read("**a") == ["|**a"])
    #expect(read("a ** b ** c") == ["|a ** b ** c"])
    #expect(read("~a~") == ["|~a~"])
  }

  @Test func codeIsTakenAsItIs() {
    #expect(read("use `let *x* = 1`") == ["|use ", "c|let *x* = 1"])
    #expect(read("``a`b``") == ["c|a`b"])
    #expect(read("`open") == ["|`open"])
    #expect(read("*a `*` b*") == ["i|a ", "ic|*", "i| b"])
  }

  @Test func linksHaveTextAndTarget() {
    #expect(read("[Apple](https://apple.com)!") == ["|Apple→https://apple.com", "|!"])
    #expect(read("[**a** b](x)") == ["b|a→x", "| b→x"])
    #expect(read("[a](x \"title\")") == ["|a→x"])
    #expect(read("[a] (x)") == ["|[a] (x)"])
    #expect(read("[a") == ["|[a"])
  }

  @Test func addressesAreLinks() {
    #expect(
      read("See https://example.org/a, or <mailto:x@y.org>.") == [
        "|See ", "|https://example.org/a→https://example.org/a", "|, or ", "|mailto:x@y.org→mailto:x@y.org", "|.",
      ])
    #expect(read("<x@y.org>") == ["|x@y.org→mailto:x@y.org"])
    #expect(read("a < b > c") == ["|a < b > c"])
  }

  @Test func backslashesTakeMeaningAway() {
    #expect(read("\\*a\\* \\n") == ["|*a* \\n"])
  }

  @Test func longRunsOfMarksAreReadInReasonableTime() {
    let text = String(repeating: "*a ", count: 2_000)
    #expect(Markdown.runs(of: text).map(\.string).joined() == text)
  }
}
