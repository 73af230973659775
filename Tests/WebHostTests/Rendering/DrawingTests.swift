import Foundation
import Testing
import ViewGraph

@testable import WebHost

@Suite("Drawings, placed views, filters and pictures in text")
struct DrawingTests {
  private let renderer = Renderer.forTests()

  private func html(_ content: DisplayContent, _ modifiers: [DisplayModifier] = [], _ children: [DisplayNode] = [])
    -> String
  {
    renderer.text(
      DisplayNode(id: DisplayNode.ID(1), content: content, modifiers: modifiers, children: children))
  }

  private func text(_ id: UInt32, _ string: String) -> DisplayNode {
    DisplayNode(id: DisplayNode.ID(id), content: .text(TextContent(string)))
  }

  @Test("A drawing is vector graphics")
  func drawing() {
    var clipped = DrawingStep(.fill("M0 0 L1 1 Z", .color(.red), isEvenOdd: true))
    clipped.clips = [DrawingClip(path: "M0 0 L2 2 Z", part: "M0 0 L0.1 0.2 Z", isEvenOdd: false)]
    let gradient = Gradient(colors: [.red, .blue])
    let steps = [
      clipped,
      DrawingStep(
        .stroke("M0 0 L9 9", .linearGradient(gradient, start: .top, end: .bottom), StrokeStyle(lineWidth: 2))),
      DrawingStep(.text(TextContent("<b>"), font: .body, at: CGPoint(x: 1, y: 2), anchor: .topLeading)),
    ]
    let html = html(.drawing(DrawingContent(size: CGSize(width: 20, height: 10), steps: steps)))
    #expect(html.contains(#"viewBox="0 0 20 10""#))
    #expect(html.contains("<clipPath id=n1-k1><path d=\"M0 0 L2 2 Z\"></path></clipPath>"))
    #expect(html.contains("clip-path=\"url(#n1-k1)\""))
    #expect(html.contains("<linearGradient id=n1-g2 x1=0.5 y1=0 x2=0.5 y2=1>"))
    #expect(html.contains("stroke=\"url(#n1-g2)\""))
    #expect(html.contains("text-anchor=start"))
    #expect(html.contains("&lt;b&gt;"))
  }

  @Test("Placed views tell their sizes")
  func placed() {
    let place = PlacedContent.Place(origin: CGPoint(x: 3, y: 4), target: EventTarget(9))
    let content = PlacedContent(places: [place], size: CGSize(width: 30, height: 20), target: EventTarget(8))
    let html = html(.placed(content), [], [text(2, "in")])
    #expect(html.contains("data-g=8"))
    #expect(html.contains("id=n2-w"))
    #expect(html.contains("data-g=9"))
  }

  @Test("A choice of views asks for the script's rarer half")
  func choice() {
    let html = html(.firstThatFits(.horizontal), [], [text(2, "long"), text(3, "short")])
    #expect(html.hasPrefix(#"<div id=n1 class=vf data-e data-lr data-l="W,1," data-vf=x>"#))
  }

  @Test("Colours are multiplied by a filter that the page has once")
  func multiply() {
    var renderer = Renderer.forTests()
    let node = DisplayNode(
      id: DisplayNode.ID(1), content: .text(TextContent("red")), modifiers: [.colorMultiply(.color(Color(white: 0.5)))])
    let page = String(
      decoding: renderer.page(node, in: Location(), title: nil, colorScheme: nil, options: PageOptions(stylePath: "s")),
      as: UTF8.self)
    #expect(page.contains("filter:url(#x"))
    #expect(page.contains("<feFlood flood-color="))
    #expect(page.contains("operator=arithmetic"))
  }

  @Test("A symbol is decoration, unless it is all that a control has")
  func symbolsOfControls() {
    let star = DisplayNode(id: .init(2), content: .image(ImageContent(source: .symbol("star"), label: "star")))
    #expect(html(.stack(StackContent(axis: .horizontal)), [], [star]).contains("aria-hidden=true"))
    let button = DisplayContent.button(ButtonContent(target: EventTarget(1)))
    #expect(html(button, [], [star]).contains("role=img aria-label=star"))
    #expect(!html(button, [], [star, text(3, "Favourite")]).contains("aria-label"))
  }

  @Test("Pictures among characters, patterns of lines")
  func runs() {
    var symbol = TextRun("Star")
    symbol.image = ImageContent(source: .symbol("star"))
    #expect(html(.text(TextContent([symbol, TextRun(" rated")]))).contains("<svg class=y aria-hidden=true>"))
    var dotted = TextRun("dots")
    var line = TextLine()
    line.pattern = "dot"
    dotted.style.underline = line
    #expect(StyleOf.rules(.text(TextContent([dotted]))).contains("text-decoration-style:dotted"))
    var image = ImageContent(source: .symbol("circle"))
    image.variableValue = 0.5
    #expect(StyleOf.rules(.image(image)).contains("mask:linear-gradient(90deg,#000 50%,#0004 0)"))
  }

  @Test("Sheets and rows show what they are told")
  func looks() {
    var sheet = PresentationContent(kind: .sheet, target: EventTarget(5), key: "sheet")
    sheet.look.leavesBackground = true
    sheet.look.showsDragIndicator = true
    let dialog = html(.presentation(sheet))
    #expect(dialog.contains("gi nm"))
    #expect(!dialog.contains("data-modal"))
    var row = RowContent()
    row.isEditing = true
    row.backgroundCount = 1
    let shown = html(.row(row), [], [text(2, "front"), text(3, "back")])
    #expect(shown.contains(" ed"))
    #expect(shown.contains(#"<div id=n1-g class="b rb"><p id=n3>back</p></div><p id=n2>front</p>"#))
  }

  @Test("Transforms are around the corner, and move through what lies between")
  func transforms() {
    let shift = ProjectionTransform(CGAffineTransform(translationX: 5, y: 0))
    let html = StyleOf.rules(
      .box,
      [
        .projection(shift),
        .projections([ProjectionTransform(), shift], AnimationSpec(duration: 2, curve: .init(0, 0, 1, 1)), serial: 1),
      ])
    #expect(html.contains("matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,5,0,0,1)"))
    #expect(html.contains("transform-origin:0% 0%"))
    #expect(html.contains("2s linear"))
    #expect(html.contains("tf"))
  }

  @Test("What is done to a part of a drawing is a list of filters")
  func drawingFilters() {
    var step = DrawingStep(.fill("M0 0 L1 1 Z", .color(.red), isEvenOdd: false))
    step.filters = [.blur(3), .adjust(.saturation, 0.5), .shadow(.color(.black), radius: 2, x: 1, y: 1)]
    let html = StyleOf.rules(.drawing(DrawingContent(size: CGSize(width: 20, height: 10), steps: [step])))
    #expect(html.contains("blur(3px) saturate(0.5) drop-shadow(1px 1px 2px"))
  }

  @Test("Views are dragged and dropped by their targets")
  func draggedViews() {
    let page = html(.box, [.draggable(EventTarget(7)), .onDrop(EventTarget(8))], [text(2, "in")])
    #expect(page.contains("draggable=true") && page.contains("data-ds=7") && page.contains("data-dd=8"))
  }
}

/// The style rules that a node needs.
private enum StyleOf {
  static func rules(_ content: DisplayContent, _ modifiers: [DisplayModifier] = []) -> String {
    var renderer = Renderer.forTests()
    let node = DisplayNode(id: DisplayNode.ID(1), content: content, modifiers: modifiers)
    return String(
      decoding: renderer.page(node, in: Location(), title: nil, colorScheme: nil, options: PageOptions(stylePath: "s")),
      as: UTF8.self)
  }
}
