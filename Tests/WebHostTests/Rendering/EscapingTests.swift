import Foundation
import Testing
import ViewGraph

@testable import WebHost

@Suite("Nothing that a program says becomes markup")
struct EscapingTests {
  private static let attack = "\"'><script>alert(1)</script>&<!--\\"

  /// A tree that has the attack in every string there is.
  private static let tree: DisplayNode = {
    let evil = attack
    let target = EventTarget(1)
    var style = TextStyle()
    style.font = .custom(evil, size: 12)
    style.link = URL(string: "https://example.org/%22%3E%3Cscript%3E")
    var field = FieldContent(target: target, key: evil, kind: .area(minLines: 1), value: evil, prompt: evil)
    field.contentType = evil
    field.submitLabel = evil
    field.autocapitalization = evil
    var page = PageContent(title: evil)
    page.subtitle = evil
    page.backTarget = target
    page.backTitle = evil
    page.backLocation = LocationChange(key: evil, value: evil)
    var access = AccessibilityProperties()
    access.label = evil
    access.value = evil
    access.hint = evil
    access.identifier = evil
    let option = PickerContent.Option(value: evil, label: evil, symbol: evil)
    func picker(_ id: UInt32, _ style: String) -> DisplayNode {
      node(
        id,
        .picker(
          PickerContent(target: target, key: evil, options: [option], selection: evil, style: style, label: evil)))
    }
    let children = [
      text(
        3, evil, [.font(.custom(evil, size: 9)), .help(evil), .badge(evil), .accessibility(access), .blendMode(evil)]),
      node(4, .text(TextContent([TextRun(evil, style: style), TextRun(evil)]))),
      node(5, .field(field)), picker(6, "segmented"), picker(7, "menu"), picker(8, evil),
      node(9, .image(ImageContent(source: .symbol(evil), label: evil))),
      node(10, .image(ImageContent(source: .missing(name: evil), label: evil))),
      node(11, .shape(ShapeContent(geometry: .path("M0 0L1 1Z" + evil), fill: .color(.red)))),
      node(
        12,
        .button(
          ButtonContent(target: target, location: LocationChange(key: evil, value: evil), shortcut: evil)),
        [.onKeyCommand(target, key: evil), .background(.material(evil), .path(evil))]),
      node(
        13,
        .tabs(
          TabsContent(
            target: target, key: evil, tabs: [.init(value: evil, label: evil, symbol: evil, badge: evil)],
            selection: evil, pages: [])), [], []),
      node(
        14,
        .presentation(PresentationContent(kind: .alert(title: evil, messageCount: 0), target: target, key: evil))),
      node(15, .toggle(ToggleContent(target: target, key: evil, isOn: true, style: evil))),
      node(16, .list(ListContent(style: evil))),
    ]
    return node(1, .page(page), [], [node(2, .stack(StackContent(axis: .vertical)), [], children)])
  }()

  @Test("In a whole page")
  func page() throws {
    var renderer = Renderer.forTests()
    let options = PageOptions(
      language: Self.attack, defaultTitle: Self.attack, summary: Self.attack, nonce: Self.attack,
      stylePath: Self.attack, scriptPath: Self.attack, bodyAttributes: [("data-x", Self.attack), ("><b", "1")])
    let location = Location([Location.Entry(key: Self.attack, value: Self.attack)])
    let bytes = renderer.page(Self.tree, in: location, title: nil, colorScheme: nil, options: options)
    let html = String(decoding: bytes, as: UTF8.self)
    #expect(!html.contains("<script>"))
    #expect(!html.contains("<!--"))
    #expect(!html.contains("><b="))
    #expect(html.components(separatedBy: "<script").count == 2)
    #expect(html.components(separatedBy: "</style").count == 2)
    let page = try SimulatedPage(html.replacing("<!doctype html>\n", with: ""))
    #expect(page.root.find("n3")?.children.count == 1)
  }

  @Test("In patches")
  func patches() throws {
    var renderer = Renderer.forTests()
    _ = renderer.replacement(node(1, .page(PageContent())))
    let patches = renderer.patches(to: Self.tree)
    let message = String(decoding: patches.message, as: UTF8.self)
    #expect(!message.contains("<"))
    let decoded = try #require(JSONSerialization.jsonObject(with: Data(patches.message)) as? [[Any]])
    for operation in decoded where operation[0] as? String == "i" {
      #expect(try !#require(operation.last as? String).contains("<script>"))
    }
  }

  @Test("Text comes out as it went in")
  func roundTrip() throws {
    let page = try SimulatedPage(Renderer.forTests().text(text(1, Self.attack)))
    guard case .text(let shown)? = page.root.find("n1")?.children.first else {
      Issue.record("no text")
      return
    }
    #expect(shown == Self.attack)
  }

  @Test(
    "Links of unknown kinds are not links",
    arguments: ["javascript:alert(1)", "data:text/html,x", "file:///etc", "//x"])
  func links(address: String) throws {
    let url = try #require(URL(string: address))
    #expect(ExternalLink(url) == nil)
  }
}
