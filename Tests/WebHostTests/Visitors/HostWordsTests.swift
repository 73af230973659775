import Testing
import ViewGraph

@testable import WebHost

/// What the host itself says is in the reader's language, where the host speaks it.
struct HostWordsTests {
  @Test(arguments: [
    ("ru", "Удалить"), ("ru-RU", "Удалить"), ("RU-by", "Удалить"), ("en", "Delete"), ("en-GB", "Delete"),
    ("rue", "Delete"), ("", "Delete"),
  ])
  func languages(tag: String, word: String) {
    #expect(HostWords(language: tag).delete == word)
  }

  @Test func rowsThatCanBeDeletedSaySo() {
    var row = RowContent()
    row.deleteTarget = EventTarget(4)
    let list = node(1, .list(ListContent(style: "plain")), [], [node(2, .row(row), [], [text(3, "milk")])])
    var renderer = Renderer.forTests()
    renderer.words = .russian
    _ = renderer.replacement(node(1, .list(ListContent(style: "plain"))))
    let patches = renderer.patches(to: list)
    #expect("\(patches)".contains("Удалить"))
    #expect(!"\(patches)".contains("Delete"))
  }
}
