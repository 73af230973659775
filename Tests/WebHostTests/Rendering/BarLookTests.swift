import Testing
import ViewGraph

@testable import WebHost

@Suite("Bars and lists look as the program says")
struct BarLookTests {
  private let renderer = Renderer.forTests()

  private func html(_ content: DisplayContent) -> String {
    renderer.text(DisplayNode(id: DisplayNode.ID(1), content: content))
  }

  private func rules(_ content: DisplayContent) -> String {
    var renderer = renderer
    for case .styles(let rules) in renderer.replacement(DisplayNode(id: DisplayNode.ID(1), content: content)) {
      return rules
    }
    return ""
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

  @Test("Edges of bars and titles of segments in other colours")
  func colours() {
    var page = PageContent(title: "Title", titleDisplayMode: "inline")
    page.look.edge = .color(.clear)
    #expect(rules(.page(page)).contains("border-color:"))
    var picker = PickerContent(
      target: EventTarget(2), key: "k", options: [.init(value: "a", label: "A")], selection: "a", style: "segmented",
      label: "", showsLabel: false)
    picker.titles = .color(.red)
    picker.chosenTitle = .color(.white)
    #expect(rules(.picker(picker)).contains("--cn:light-dark(#d70015,#ff453a);--cc:#ffffff"))
  }

  @Test("Forms of columns, rows apart")
  func lists() {
    #expect(html(.list(ListContent(style: "columns"))).contains(#"class="x w ls cf""#))
    var list = ListContent(style: "plain")
    list.rowSpacing = 4
    #expect(html(.list(list)).contains("ls gp"))
  }
}
