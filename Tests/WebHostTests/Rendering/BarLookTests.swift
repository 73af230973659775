import Testing
import ViewGraph

@testable import WebHost

@Suite("Bars and lists look as the program says")
struct BarLookTests {
  private let renderer = Renderer.forTests()

  private func html(_ content: DisplayContent) -> String {
    renderer.text(DisplayNode(id: DisplayNode.ID(1), content: content))
  }

  @Test("A bar without background, dark, or hidden")
  func bars() {
    var page = PageContent(title: "Title", titleDisplayMode: "inline")
    page.look.hidesBackground = true
    page.look.colorScheme = .dark
    #expect(html(.page(page)).contains(#"<header id=n1-h class="hd nk" data-cs=dark>"#))
    var tabs = TabsContent(target: EventTarget(2), key: "tab", tabs: [], selection: nil, pages: [])
    #expect(html(.tabs(tabs)).contains("<nav id=n1-n class=tn></nav>"))
    tabs.look.isHidden = true
    #expect(html(.tabs(tabs)).contains("<nav id=n1-n class=tn hidden></nav>"))
  }

  @Test("Forms of columns, rows apart")
  func lists() {
    #expect(html(.list(ListContent(style: "columns"))).contains(#"class="x w ls cf""#))
    var list = ListContent(style: "plain")
    list.rowSpacing = 4
    #expect(html(.list(list)).contains("ls gp"))
  }
}
