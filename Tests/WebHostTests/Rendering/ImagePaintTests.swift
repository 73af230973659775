import Foundation
import FoundationXML
import Testing

@testable import ViewGraph
@testable import WebHost

@Suite("What is painted with pictures")
struct ImagePaintTests {
  private let renderer = Renderer.forTests()
  private var picture: Image { get throws { Image(source: .data(try data), label: nil) } }
  private var data: ImageData {
    get throws {
      // One pixel.
      let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
      return try #require(Data(base64Encoded: png).flatMap { ImageData(data: $0) })
    }
  }

  private func css(_ paint: some ShapeStyle) -> String {
    var style = Declarations()
    style.fill(paint._paint(in: EnvironmentValues()))
    return style.text
  }

  @Test("A whole picture is asked for, in its size times the scale")
  func whole() throws {
    let css = css(ImagePaint(image: try picture, scale: 4))
    #expect(css.contains("background-image:url(/~/i/\(try data.fileName))"), "\(css)")
    #expect(css.contains("background-size:4px 4px"), "\(css)")
  }

  @Test("A part of a picture, and a symbol, are pictures of their own")
  func parts() throws {
    let part = css(.image(try picture, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 10))
    #expect(part.contains("background-image:url(data:image/svg+xml;base64,"), "\(part)")
    #expect(part.contains("background-size:5px 10px"), "\(part)")
    let symbol = css(ImagePaint(image: Image(systemName: "star"), scale: 0.5))
    #expect(symbol.contains("background-size:10px 10px"), "\(symbol)")
    let svg = try #require(SVGWriter.symbol("star.fill", part: CGRect(x: 0, y: 0, width: 1, height: 1)))
    let text = String(decoding: svg, as: UTF8.self)
    #expect(XMLParser(data: Data(svg)).parse(), "\(text)")
    #expect(css(ImagePaint(image: Image(systemName: "no such symbol"))).isEmpty)
  }

  @Test("Shapes, borders, backgrounds and texts serve what they are painted with")
  func served() throws {
    let paint = ImagePaint(image: try picture)._paint(in: EnvironmentValues())
    var run = TextStyle()
    run.color = paint
    let nodes = [
      node(1, .shape(ShapeContent(geometry: .capsule, fill: paint))),
      node(1, .shape(ShapeContent(geometry: .circle, stroke: paint))),
      text(1, "a", [.background(paint, nil)]), text(1, "a", [.border(paint, width: 3)]),
      text(1, "a", [.foreground(paint)]), node(1, .text(TextContent([TextRun("a", style: run)]))),
      node(1, .box, [.border(.opacity(paint, 0.5), width: 2)], [text(2, "a")]),
    ]
    for node in nodes {
      let state = RenderState(location: Location(), paths: ImagePaths { _, _ in nil }, isLive: false)
      var painter = Painter(HTMLWriter(), state)
      painter.node(node)
      #expect(state.images.keys.elementsEqual([try data.fileName]), "\(painter.sink.fragment.string)")
    }
  }

  @Test("A border of colours around a text is one around a box")
  func border() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)._paint(in: .init())
    #expect(renderer.text(text(1, "a", [.border(gradient, width: 3)])).contains("bo bi"))
    #expect(renderer.text(text(1, "a", [.border(.color(.red), width: 3)])).contains("bo") == false)
  }
}
