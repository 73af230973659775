import Foundation
import Testing

@testable import ViewGraph

@MainActor @Suite struct ShapeTests {
  struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private func display<V: View>(_ view: V) throws -> DisplayNode {
    let graph = Graph(view, schedule: { _ in })
    graph.flush()
    return try #require(graph.commit?.root.children.first)
  }

  private func shape<V: View>(_ view: V) throws -> ShapeContent {
    let display = try display(view)
    guard case .shape(let content) = display.content else {
      throw Missing(what: "\(display.content)")
    }
    return content
  }

  private struct Missing: Error {
    var what: String
  }

  @Test func shapesAreDrawnInTheForeground() throws {
    let content = try shape(Circle())
    #expect(content.geometry == .circle)
    #expect(content.fill == .hierarchical(0))
    #expect(content.stroke == nil)
  }

  @Test func shapesOfAProgramAreStretchedToTheirFrame() throws {
    #expect(try shape(Triangle().fill(.red)).geometry == .path("M0.5 0 L1 1 L0 1 Z"))
    #expect(try shape(Triangle().fill(.red)).fill == .color(.red))
  }

  @Test func linesAreNotFilled() throws {
    let content = try shape(Capsule().stroke(.blue, lineWidth: 3))
    #expect(content.fill == nil)
    #expect(content.stroke == .color(.blue))
    #expect(content.strokeStyle.lineWidth == 3)
    #expect(!content.isStrokeInside)
    #expect(try shape(Capsule().strokeBorder(.blue)).isStrokeInside)
    let line = try shape(Circle().stroke(lineWidth: 2))
    #expect(line.fill == nil)
    #expect(line.stroke == .hierarchical(0))
    #expect(try shape(Circle().stroke(lineWidth: 2).fill(.red)).stroke == .color(.red))
  }

  @Test func aLineAroundAFillIsOneShape() throws {
    let content = try shape(RoundedRectangle(cornerRadius: 4).fill(.red).stroke(.blue, lineWidth: 2))
    #expect(content.fill == .color(.red))
    #expect(content.stroke == .color(.blue))
  }

  @Test func severalFillsLieOnEachOther() throws {
    let node = try display(Circle().fill(.red).fill(.blue))
    #expect(node.content == .overlap(alignment: .center))
    #expect(node.children.count == 2)
  }

  @Test func insetsKeepADistanceFromTheFrame() throws {
    let node = try display(RoundedRectangle(cornerRadius: 10).inset(by: 3).fill(.red))
    #expect(node.modifiers == [.padding(EdgeInsets(.all, 3))])
    guard case .shape(let content) = node.content else { return #expect(Bool(false)) }
    #expect(content.geometry == .roundedRectangle(cornerSize: CGSize(width: 7, height: 7)))
  }

  @Test func ringsArePartsOfACircle() throws {
    let content = try shape(Circle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 4))
    guard case .path(let svg) = content.geometry else { return #expect(Bool(false)) }
    #expect(svg.hasPrefix("M1 0.5 "))
    #expect(svg.hasSuffix(" 0.5 1"))
  }

  @Test func pathsKeepTheirPlace() throws {
    let path = Path(CGRect(x: 10, y: 20, width: 30, height: 20))
    let node = try display(path.fill(.red))
    #expect(node.expansion == [.horizontal, .vertical])
    let drawing = try #require(node.children.first)
    var frame = FrameSize()
    frame.width = 40
    frame.height = 40
    #expect(drawing.modifiers == [.frame(frame)])
    guard case .shape(let content) = drawing.content else { return #expect(Bool(false)) }
    #expect(content.geometry == .path("M0.25 0.5 L1 0.5 L1 1 L0.25 1 Z"))
  }

  @Test func turningAndEnlargingKeepTheAnchor() throws {
    let turned = Triangle().rotation(.degrees(180)).geometry
    #expect(turned == .path("M0.5 1 L0 0 L1 0 Z"))
    #expect(Rectangle().scale(0.5).geometry == .path("M0.25 0.25 L0.75 0.25 L0.75 0.75 L0.25 0.75 Z"))
    #expect(AnyShape(Circle()).geometry == .circle)
  }

  @Test func coloursAndGradientsAreViews() throws {
    #expect(try shape(Color.red).fill == .color(.red))
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(try shape(gradient).fill == gradient.paint)
    #expect(try display(Color.red).expansion == [.horizontal, .vertical])
  }
}
