import Foundation
import Testing
import ViewGraph

@testable import WebHost

@Suite("Every kind of content is semantic HTML")
struct ContentTests {
  private let renderer = Renderer.forTests()
  private let target = EventTarget(100)

  private func html(
    _ content: DisplayContent, _ modifiers: [DisplayModifier] = [], _ children: [DisplayNode] = []
  ) -> String {
    renderer.text(node(1, content, modifiers, children))
  }

  @Test("Boxes and stacks")
  func containers() {
    let children = [text(2, "a"), text(3, "b")]
    #expect(html(.box, [], children) == "<div id=n1 class=b><p id=n2>a</p><p id=n3>b</p></div>")
    #expect(
      html(.stack(StackContent(axis: .vertical, alignment: .leading)), [], children)
        == #"<div id=n1 class="v as"><p id=n2>a</p><p id=n3>b</p></div>"#)
    #expect(
      html(.stack(StackContent(axis: .horizontal, alignment: .top, spacing: 8)), [], children)
        == #"<div id=n1 class="h as e"><p id=n2>a</p><p id=n3>b</p></div>"#)
    #expect(html(.overlap(alignment: .center), [], children) == "<div id=n1 class=z><p id=n2>a</p><p id=n3>b</p></div>")
    #expect(
      html(.layers(primary: 0, alignment: .center), [], children)
        == "<div id=n1 class=o><p id=n2>a</p><div id=n3-w class=ov><p id=n3>b</p></div></div>")
    #expect(
      html(.grid(GridContent(axis: .vertical, tracks: [])), [], children)
        == #"<div id=n1 class="x g"><p id=n2>a</p><p id=n3>b</p></div>"#)
  }

  @Test("Text, plain, in runs, as a heading")
  func texts() {
    var bold = TextStyle()
    bold.weight = .bold
    var link = TextStyle()
    link.link = URL(string: "https://example.org/?a=1&b=2")
    #expect(html(.text(TextContent("Hello"))) == "<p id=n1>Hello</p>")
    #expect(html(.text(TextContent([TextRun("Hello")], headingLevel: 2))) == "<h2 id=n1>Hello</h2>")
    #expect(
      html(.text(TextContent([TextRun("a "), TextRun("b", style: bold)])))
        == "<p id=n1>a <span class=c1k44icx>b</span></p>")
    #expect(
      html(.text(TextContent([TextRun("see", style: link)])))
        == #"<p id=n1><a href="https://example.org/?a=1&amp;b=2" target=_blank rel="noopener noreferrer">see</a></p>"#)
    #expect(
      html(.text(TextContent("Hello")), [.lineLimit(1), .font(.headline)]) == #"<p id=n1 class="f5 l1">Hello</p>"#)
  }

  @Test("Small things")
  func small() {
    #expect(html(.spacer(minLength: nil)) == "<div id=n1 class=sp></div>")
    #expect(html(.divider) == #"<hr id=n1 class="x dv">"#)
    #expect(html(.empty) == "<i id=n1 hidden></i>")
    #expect(html(.moreRows(target: target, remaining: 3)) == #"<div id=n1 class="x mr" data-near=2s></div>"#)
    #expect(
      html(.moreRows(target: nil, remaining: 3))
        == #"<div id=n1 class="x room">There is more, and no room to show it here.</div>"#)
    #expect(html(.shape(ShapeContent(geometry: .rectangle))) == #"<div id=n1 class="x w sq ph"></div>"#)
    #expect(
      html(.shape(ShapeContent(geometry: .circle)))
        == #"<div id=n1 class="x sq ph ci cv4v6ju"><div id=n1-s class=co></div></div>"#)
    #expect(
      html(.progress(ProgressContent(fraction: 0.25)))
        == #"<div id=n1 class="x v as"><progress id=n1-i value=0.25 aria-label=Progress></progress></div>"#)
    #expect(
      html(.progress(ProgressContent(fraction: nil)), [], [text(2, "Loading")])
        == "<div id=n1 class=v><div id=n1-i class=pg role=progressbar aria-labelledby=n1-l></div><div id=n1-l class=lb><span id=n2>Loading</span></div></div>"
    )
  }

  @Test("Pictures by where they come from")
  func pictures() throws {
    let data = ImageData(data: Data([1]), mimeType: "image/png", pixelWidth: 4, pixelHeight: 2, scale: 2)
    let url = try #require(URL(string: "https://example.org/cat.png"))
    #expect(
      html(.image(ImageContent(source: .symbol("star"))))
        == ##"<svg id=n1 class=y aria-hidden=true><use href="#y-star"></use></svg>"##)
    #expect(
      html(.image(ImageContent(source: .symbol("no.such.symbol"))))
        == "<svg id=n1 display=none aria-hidden=true></svg>")
    #expect(
      html(.image(ImageContent(source: .data(data), label: "A \"cat\"")))
        == #"<img id=n1 class="kx kw im" src="/~/i/367fdeacb7144470b1af9cba275d3e26.png" alt="A &quot;cat&quot;" loading=lazy decoding=async width=2 height=1>"#
    )
    #expect(
      html(.image(ImageContent(source: .remote(url), isResizable: true)))
        == #"<img id=n1 class="x w im ir" src="/r/cat.png" alt loading=lazy decoding=async>"#)
    #expect(
      html(.image(ImageContent(source: .missing(name: "x"), label: "Logo")))
        == "<span id=n1 role=img aria-label=Logo></span>")
  }

  @Test("A picture of fixed height and its own proportions does not stretch")
  func fittedPicture() throws {
    let url = try #require(URL(string: "https://example.org/cat.png"))
    let image = DisplayContent.image(ImageContent(source: .remote(url), isResizable: true))
    var size = FrameSize()
    size.height = 50
    let html = html(image, [.aspectRatio(nil, .fit), .frame(size)])
    #expect(html.hasPrefix("<img id=n1 class=\"kw im if "))
  }

  @Test("Buttons and links")
  func buttons() throws {
    let label = [text(2, "Go")]
    let change = LocationChange(key: "tab", value: "a b")
    #expect(
      html(.button(ButtonContent(target: target)), [], label)
        == #"<button id=n1 class="h bt" type=button data-t=2s><span id=n2>Go</span></button>"#)
    for (traits, isPressed) in [(AccessibilityTraits.isToggle, false), ([.isToggle, .isSelected], true)] {
      var properties = AccessibilityProperties()
      properties.traits = traits
      #expect(
        html(.button(ButtonContent(target: target)), [.accessibility(properties)], label)
          == "<button id=n1 class=\"h bt\" aria-pressed=\(isPressed) data-gs type=button data-t=2s><span id=n2>Go</span></button>"
      )
    }
    #expect(
      html(.button(ButtonContent(target: target)), [.disabled], label)
        == #"<button id=n1 class="di h bt" type=button disabled><span id=n2>Go</span></button>"#)
    #expect(
      html(.button(ButtonContent(target: target, role: .destructive, prominence: .borderedProminent)), [], label)
        == #"<button id=n1 class="h bm bd" type=button data-t=2s><span id=n2>Go</span></button>"#)
    #expect(
      html(.button(ButtonContent(target: target, location: change)), [], label)
        == #"<a id=n1 class="h bt" href="/?tab=a+b" data-t=2s><span id=n2>Go</span></a>"#)
    #expect(
      html(.link(LinkContent(url: try #require(URL(string: "https://example.org/")))), [], label)
        == #"<a id=n1 class="h bt" href="https://example.org/" target=_blank rel="noopener noreferrer"><span id=n2>Go</span></a>"#
    )
    #expect(
      html(.link(LinkContent(url: try #require(URL(string: "mailto:a@example.org")))), [], label)
        == #"<a id=n1 class="h bt" href="mailto:a@example.org" rel="noopener noreferrer"><span id=n2>Go</span></a>"#)
    #expect(
      html(.link(LinkContent(url: try #require(URL(string: "javascript:alert(1)")))), [], label)
        == "<span id=n1 class=h><span id=n2>Go</span></span>")
    #expect(
      html(.menu(labelCount: 1), [], [text(2, "More"), text(3, "Entry")])
        == #"<details id=n1 class=mn><summary id=n1-l class="h bt"><span id=n2>More</span></summary><div id=n1-e class=mp><p id=n3>Entry</p></div></details>"#
    )
  }

  @Test("A button inside a button is none, as HTML wants it")
  func nestedButtons() {
    let inner = node(2, .button(ButtonContent(target: EventTarget(5))), [], [text(3, "in")])
    #expect(
      html(.button(ButtonContent(target: target)), [], [inner])
        == #"<button id=n1 class="h bt" type=button data-t=2s><span id=n2 class="h bt" role=button tabindex=0 data-t=5><span id=n3>in</span></span></button>"#
    )
  }

  @Test("What opens from a view in a button holds no buttons of HTML, and from a button itself it does")
  func menusInButtons() {
    let entry = node(4, .button(ButtonContent(target: EventTarget(5))), [], [text(5, "entry")])
    let held = node(2, .text(TextContent("held")), [.contextMenu(menuCount: 1)], [entry])
    let inside = html(.button(ButtonContent(target: target)), [], [held])
    #expect(inside.components(separatedBy: "<button").count == 2)
    #expect(inside.contains("role=button"))
    let outside = html(.button(ButtonContent(target: target)), [.contextMenu(menuCount: 1)], [text(2, "in"), entry])
    #expect(outside.components(separatedBy: "<button").count == 3)
  }

  @Test("Fields")
  func fields() {
    func field(_ kind: FieldContent.Kind) -> DisplayContent {
      .field(FieldContent(target: target, key: "q", kind: kind, value: "v", prompt: "Search"))
    }
    #expect(
      html(field(.line))
        == #"<form id=n1 class="x fl" novalidate method=get><input id=n1-i type=text name=q data-f=2s placeholder=Search aria-label=Search value=v></form>"#
    )
    #expect(
      html(field(.secure))
        == #"<form id=n1 class="x fl" novalidate method=get><input id=n1-i type=password name=q data-f=2s placeholder=Search aria-label=Search autocomplete=current-password value=v></form>"#
    )
    #expect(
      html(field(.search))
        == #"<form id=n1 class="x fl fs" role=search novalidate method=get><input id=n1-i type=search name=q data-f=2s placeholder=Search aria-label=Search autocomplete=off enterkeyhint=search value=v></form>"#
    )
    #expect(
      html(field(.area(minLines: 3)), [], [text(2, "Notes")])
        == #"<form id=n1 class="x fl" novalidate method=get><label id=n1-l class=lb for=n1-i><span id=n2>Notes</span></label><textarea id=n1-i rows=3 name=q data-f=2s placeholder=Search>v</textarea></form>"#
    )
  }

  @Test("Controls")
  func controls() {
    #expect(
      html(.toggle(ToggleContent(target: target, key: "t", isOn: true)), [], [text(2, "On")])
        == #"<form id=n1 class="x tg" novalidate method=get><label id=n1-l class=lb for=n1-i><span id=n2>On</span></label><input id=n1-i type=checkbox role=switch value=true name=t data-s=2s checked></form>"#
    )
    #expect(
      html(.slider(SliderContent(target: target, key: "s", value: 0.5, bounds: 0...1)))
        == #"<form id=n1 class="x sl" novalidate method=get><input id=n1-i type=range min=0 max=1 step=any name=s data-s=2s value=0.5></form>"#
    )
    #expect(
      html(.stepper(StepperContent(target: target, canIncrement: true, canDecrement: false)), [], [text(2, "3")])
        == #"<div id=n1 class="x st" role=group aria-labelledby=n1-l><div id=n1-l class=lb><span id=n2>3</span></div><div id=n1-g class=sb><button id=n1-d type=button data-t=2s data-v=- aria-label=Decrement disabled>−</button><button id=n1-u type=button data-t=2s data-v="+" aria-label=Increment>+</button></div></div>"#
    )
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(
      html(.datePicker(DatePickerContent(target: target, key: "d", date: date)))
        == #"<form id=n1 class=fl novalidate method=get><div id=n1-d class=dd><input id=n1-i type=datetime-local name=d data-s=2s value="2023-11-14T22:13" data-date=1700000000></div></form>"#
    )
  }

  @Test("Pickers by style")
  func pickers() {
    let options = [PickerContent.Option(value: "0", label: "A"), .init(value: "1", label: "B")]
    func picker(_ style: String) -> DisplayContent {
      .picker(
        PickerContent(target: target, key: "p", options: options, selection: "1", style: style, label: "Kind"))
    }
    #expect(
      html(picker("segmented"), [], [text(2, "Kind")])
        == #"<form id=n1 class="x pk" novalidate method=get><fieldset id=n1-i class=sg role=radiogroup data-s=2s aria-label=Kind><label><input type=radio name=p value=0><span>A</span></label><label><input type=radio name=p value=1 checked><span>B</span></label></fieldset></form>"#
    )
    #expect(
      html(picker("menu"), [], [text(2, "Kind")])
        == "<form id=n1 class=pk novalidate method=get><label id=n1-l class=lb for=n1-i><span id=n2>Kind</span></label><select id=n1-i name=p data-s=2s><option value=0>A</option><option value=1 selected>B</option></select></form>"
    )
    #expect(
      html(picker("inline"))
        == #"<form id=n1 class=pk novalidate method=get><fieldset id=n1-i class="ri ch" role=radiogroup data-s=2s aria-label=Kind><label><input type=radio name=p value=0><span>A</span></label><label><input type=radio name=p value=1 checked><span>B</span></label></fieldset></form>"#
    )
  }

  @Test("Lists, sections, rows")
  func lists() {
    var plain = RowContent()
    plain.deleteTarget = EventTarget(5)
    let row = node(2, .row(plain), [], [text(3, "row")])
    let section = node(4, .section(SectionContent(headerCount: 1, footerCount: 1)), [], [text(5, "H"), text(6, "F")])
    #expect(
      html(.list(ListContent(style: "insetGrouped")), [], [row, section, text(7, "loose")])
        == #"<ul id=n1 class="x w ls li"><li id=n2 class="x r" data-e><p id=n3>row</p><button id=n2-d type=button class=dl data-d=5>Delete</button></li><li id=n4 class="x sc"><h2 id=n4-h class=hx><span id=n5>H</span></h2><ul id=n4-c class=bx></ul><div id=n4-e class=fx><p id=n6>F</p></div></li><li id=n7-w class=r><p id=n7>loose</p></li></ul>"#
    )
  }

  @Test("A heading in a link is a heading, in a button it is not")
  func headingInControls() {
    func button(_ location: LocationChange?) -> String {
      let title = node(5, .text(TextContent([TextRun("H")], headingLevel: 2)))
      return html(.button(ButtonContent(target: EventTarget(1), location: location)), [], [title])
    }
    #expect(button(LocationChange(key: "a", value: "1")).contains("<h2 id=n5>H</h2>"))
    #expect(button(nil).contains("<span id=n5>H</span>"))
  }

  @Test("The heading of a section holds no heading of its own, which browsers would move out of it")
  func headingOfSection() {
    let header = node(5, .text(TextContent([TextRun("H")], headingLevel: 2)))
    let section = node(4, .section(SectionContent(headerCount: 1, footerCount: 0)), [], [header])
    #expect(
      html(.list(ListContent(style: "form")), [], [section]).contains("<h2 id=n4-h class=hx><span id=n5>H</span></h2>"))
  }

  @Test("Scrolling")
  func scrolling() {
    #expect(
      html(.scroll(ScrollContent(axes: .horizontal, showsIndicators: false)), [], [text(2, "a")])
        == #"<div id=n1 class="x v sx sn" tabindex=0><p id=n2>a</p></div>"#)
    #expect(
      html(.scroll(ScrollContent(axes: .vertical, refreshTarget: target)), [], [text(2, "a")])
        == #"<div id=n1 class="w v sy" tabindex=0 data-rf=2s><p id=n2>a</p></div>"#)
  }

  @Test("Of a navigation stack, the last page")
  func navigation() {
    var second = PageContent(title: "Second", titleDisplayMode: "inline")
    second.backTarget = target
    second.backLocation = LocationChange(key: "page", value: nil)
    second.trailingItems = 1
    let pages = [
      node(2, .page(PageContent(title: "First")), [], [text(3, "one")]),
      node(4, .page(second), [], [text(5, "Edit"), text(6, "two")]),
    ]
    #expect(
      html(.navigation(NavigationContent()), [], pages)
        == #"<div id=n1 class="x w nv" data-n=2><div id=n4 class="x w pa"><header id=n4-h class=hd><div id=n4-l class="h hs"><a id=n4-k href="/" class=bk data-t=2s>Back</a></div><div id=n4-p class="h hp"><h1 id=n4-t>Second</h1></div><div id=n4-r class="h he"><p id=n5>Edit</p></div></header><main id=n4-c class=pc><p id=n6>two</p></main></div></div>"#
    )
    #expect(
      html(.navigation(NavigationContent()), [], [pages[0]])
        == #"<div id=n1 class="x w nv"><div id=n2 class="x w pa"><header id=n2-h class="hd hl" data-lb=First><h1 id=n2-t>First</h1></header><main id=n2-c class=pc><p id=n3>one</p></main></div></div>"#
    )
  }

  @Test("Tabs")
  func tabs() {
    let tabs = TabsContent(
      target: target, key: "tab",
      tabs: [.init(value: "0", label: "One", symbol: "star"), .init(value: "1", label: "Two", badge: "3")],
      selection: "0", pages: ["0", "1"])
    #expect(
      html(.tabs(tabs), [], [text(2, "a"), text(3, "b")])
        == ##"<div id=n1 class="x w ta"><nav id=n1-n class=tn><a id=n1-0 href="/?tab=0" data-t=2s data-v=0 aria-current=page><svg class=y aria-hidden=true><use href="#y-star"></use></svg><span id=n1-0-l>One</span></a><a id=n1-1 href="/?tab=1" data-t=2s data-v=1><span id=n1-1-l>Two</span><b id=n1-1-b>3</b></a></nav><div id=n2-w class=tc><p id=n2>a</p></div><div id=n3-w class=tc hidden><p id=n3>b</p></div></div>"##
    )
  }

  @Test("Sheets and alerts")
  func presentations() {
    let button = node(4, .button(ButtonContent(target: EventTarget(6), role: .cancel)), [], [text(5, "OK")])
    func presentation(_ kind: PresentationContent.Kind) -> DisplayContent {
      var content = PresentationContent(kind: kind, target: target, key: "s")
      content.hasCloseButton = kind == .sheet
      return .presentation(content)
    }
    #expect(
      html(presentation(.sheet), [], [text(2, "in")])
        == #"<dialog id=n1 class=sh open data-modal data-x=2s aria-label=Dialog><a id=n1-x class=cl href="/" data-dx=2s aria-label=Close></a><div id=n1-c class="b dc"><p id=n2>in</p></div></dialog>"#
    )
    #expect(
      html(presentation(.alert(title: "No", messageCount: 1)), [], [text(3, "why"), button])
        == #"<dialog id=n1 class=qa open data-modal data-x=2s role=alertdialog aria-labelledby=n1-t aria-describedby=n1-d><h2 id=n1-t>No</h2><div id=n1-d class="v qm"><p id=n3>why</p></div><div id=n1-c class=qb><button id=n4 class="h bt bc" type=button data-t=6><span id=n5>OK</span></button></div></dialog>"#
    )
    #expect(
      html(presentation(.confirmationDialog(title: nil, messageCount: 0)), [], [button])
        == #"<dialog id=n1 class=qs open data-modal data-x=2s role=alertdialog aria-label=Choose><div id=n1-c class="qb qv"><button id=n4 class="h bt bc" type=button data-t=6><span id=n5>OK</span></button></div></dialog>"#
    )
  }
}
