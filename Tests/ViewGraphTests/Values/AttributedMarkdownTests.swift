import SwiftUITesting
import Testing

/// Styled text is made of Markdown.
@MainActor
struct AttributedMarkdownTests {
  @Test func marksBecomeAttributes() throws {
    let text = try AttributedString(markdown: "plain **bold** [link](https://example.com/a)")
    #expect(String(text.characters) == "plain bold link")
    let bold = try #require(text.range(of: "bold"))
    #expect(text[bold].inlinePresentationIntent == .stronglyEmphasized)
    let link = try #require(text.range(of: "link"))
    #expect(text[link].link == URL(string: "https://example.com/a"))
    #expect(TestScreen(Text(text)).texts == ["plain bold link"])
  }

  @Test func linesStayWhereAskedFor() throws {
    #expect(String(try AttributedString(markdown: "a\nb").characters) == "a b")
    let kept = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(String(try AttributedString(markdown: "a\nb", options: kept).characters) == "a\nb")
  }

  @Test func notificationsAreASequence() async {
    let name = Notification.Name("AttributedMarkdownTests")
    var iterator = NotificationCenter.default.notifications(named: name).makeAsyncIterator()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(await iterator.next()?.name == name)
  }
}
