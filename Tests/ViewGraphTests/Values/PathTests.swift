import Foundation
import Testing

@testable import ViewGraph

@Suite struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func stepsBecomeSVG() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0.5))
      path.addLine(to: CGPoint(x: 10, y: 1.0 / 3))
      path.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 9, y: 9))
      path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
      path.closeSubpath()
    }
    #expect(path.svg == "M0 0.5 L10 0.3333 Q9 9 5 5 C1 2 3 4 0 0 Z")
    #expect(path.currentPoint == CGPoint(x: 0, y: 0.5))
    #expect(Path().isEmpty)
  }

  @Test func rectanglesBeginAtTheTopLeft() {
    #expect(Path(square).svg == "M0 0 L10 0 L10 10 L0 10 Z")
    #expect(Path(square).boundingRect == square)
    #expect(Path().boundingRect.isNull)
  }

  @Test func ellipsesBeginAtTheRight() {
    let path = Path(ellipseIn: square)
    #expect(path.svg.hasPrefix("M10 5"))
    #expect(path.boundingRect == square)
  }

  @Test func roundCornersAreNoLargerThanHalfASide() {
    #expect(Path(roundedRect: square, cornerRadius: 50).boundingRect == square)
    #expect(Path(roundedRect: square, cornerRadius: 0).svg == "M0 0 L10 0 L10 10 L0 10 L0 0 Z")
    let uneven = Path(roundedRect: square, cornerRadii: RectangleCornerRadii(topTrailing: 4))
    #expect(uneven.svg == "M0 0 L6 0 C8.2091 0 10 1.7909 10 4 L10 10 L0 10 L0 0 Z")
  }

  @Test func arcsGoTheWayTheyAreTold() throws {
    func end(clockwise: Bool, to angle: Double) -> (CGPoint, Int) {
      var path = Path()
      path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(angle), clockwise: clockwise)
      return (path.currentPoint ?? .zero, path.elements.count)
    }
    let short = end(clockwise: false, to: 90)
    #expect(abs(short.0.y - 1) < 1e-9)
    #expect(short.1 == 2)
    #expect(end(clockwise: true, to: 90).1 == 4)
    #expect(end(clockwise: false, to: 360).1 == 5)
  }

  @Test func arcsTouchTheirTangents() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.svg == "M0 0 L6 0 C8.2091 0 10 1.7909 10 4")
    path.addArc(tangent1End: CGPoint(x: 10, y: 9), tangent2End: CGPoint(x: 10, y: 20), radius: 4)
    #expect(path.currentPoint == CGPoint(x: 10, y: 9))
  }

  @Test func partsOfALineAreFractionsOfItsLength() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
    let part = path.trimmedPath(from: 0.125, to: 0.5)
    #expect(part.elements.first == .move(to: CGPoint(x: 5, y: 0)))
    #expect(part.boundingRect.minX == 5)
    #expect(abs(part.boundingRect.maxY - 10) < 1e-9)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0, to: 1) == path)
  }

  @Test func halfACircleEndsAtItsLeft() throws {
    let half = Path(ellipseIn: square).trimmedPath(from: 0, to: 0.5)
    let end = try #require(half.currentPoint)
    #expect(abs(end.x) < 0.01)
    #expect(abs(end.y - 5) < 0.01)
  }

  @Test func transformsMoveAllPoints() {
    #expect(Path(square).offsetBy(dx: 1, dy: 2).boundingRect == CGRect(x: 1, y: 2, width: 10, height: 10))
    #expect(Path(square).applying(.identity) == Path(square))
  }
}
