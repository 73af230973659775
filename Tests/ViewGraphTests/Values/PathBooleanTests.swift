import Foundation
import SwiftUITesting
import Testing

@testable import ViewGraph

/// Outlines that are cut by one another, told by the points that they have inside.
struct PathBooleanTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let circle = Path(ellipseIn: CGRect(x: 5, y: 0, width: 10, height: 10))

  /// Every point of a raster, but those that lie on an outline, is where it is said to be.
  private func check(
    _ result: Path, _ one: Path, _ other: Path, eoFill: Bool = false, _ expected: (Bool, Bool) -> Bool,
    _ place: SourceLocation = #_sourceLocation
  ) {
    for x in stride(from: -1.03, to: 22, by: 1.83) {
      for y in stride(from: -1.07, to: 22, by: 1.79) {
        let point = CGPoint(x: x, y: y)
        let near = [(0.1, 0), (-0.1, 0), (0, 0.1), (0, -0.1)].map { CGPoint(x: x + $0.0, y: y + $0.1) }
        let isClear = [one, other].allSatisfy { path in
          near.allSatisfy { path.contains($0, eoFill: eoFill) == path.contains(point, eoFill: eoFill) }
        }
        guard isClear else { continue }
        let isMeant = expected(one.contains(point, eoFill: eoFill), other.contains(point, eoFill: eoFill))
        if result.contains(point) != isMeant { Issue.record("(\(x), \(y)): \(!isMeant)", sourceLocation: place) }
      }
    }
  }

  private func checkAll(
    _ one: Path, _ other: Path, eoFill: Bool = false, _ place: SourceLocation = #_sourceLocation
  ) {
    check(one.union(other, eoFill: eoFill), one, other, eoFill: eoFill, { $0 || $1 }, place)
    check(one.intersection(other, eoFill: eoFill), one, other, eoFill: eoFill, { $0 && $1 }, place)
    check(one.subtracting(other, eoFill: eoFill), one, other, eoFill: eoFill, { $0 && !$1 }, place)
    check(other.subtracting(one, eoFill: eoFill), one, other, eoFill: eoFill, { !$0 && $1 }, place)
    check(one.symmetricDifference(other, eoFill: eoFill), one, other, eoFill: eoFill, { $0 != $1 }, place)
  }

  @Test func outlinesThatMeet() {
    checkAll(square, circle)
    checkAll(square, Path(CGRect(x: 3.3, y: -2, width: 4, height: 15)))
    checkAll(circle, Path(ellipseIn: CGRect(x: 8, y: 4, width: 9, height: 9)))
  }

  @Test func outlinesThatShareEdges() {
    checkAll(square, square)
    checkAll(circle, circle)
    checkAll(square, Path(CGRect(x: 10, y: 0, width: 5, height: 10)))
    checkAll(square, Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
    checkAll(square, Path(CGRect(x: 5, y: 5, width: 10, height: 10)))
    checkAll(square, Path(roundedRect: CGRect(x: 0, y: 2, width: 14, height: 6), cornerRadius: 3))
  }

  @Test func outlinesThatDoNotMeet() {
    checkAll(square, Path(CGRect(x: 2, y: 2, width: 3, height: 3)))
    checkAll(square, Path(CGRect(x: 14, y: 14, width: 3, height: 3)))
    checkAll(square, Path())
    #expect(Path().union(Path()).isEmpty)
    #expect(square.intersection(Path(CGRect(x: 14, y: 14, width: 3, height: 3))).isEmpty)
  }

  @Test func outlinesOfSeveralParts() {
    var ring = square
    ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    checkAll(ring, circle, eoFill: true)
    checkAll(ring, circle)
  }

  @Test func pathsAtRandom() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<15 {
      func polygon() -> Path {
        Path { path in
          path.addLines(
            (0..<Int.random(in: 3...7, using: &random)).map { _ in
              CGPoint(x: .random(in: 0...20, using: &random), y: .random(in: 0...20, using: &random))
            })
          path.closeSubpath()
        }
      }
      let (one, other) = (polygon(), polygon())
      check(one.union(other), one, other) { $0 || $1 }
      check(one.subtracting(other), one, other) { $0 && !$1 }
    }
  }

  /// Curves stay curves.
  @Test func whatIsNotCutStaysAsItIs() {
    let far = Path(ellipseIn: CGRect(x: 30, y: 0, width: 10, height: 10))
    let curves = circle.union(far).elements.filter { if case .curve = $0 { true } else { false } }
    #expect(curves.count == 8)
  }

  @Test func linesWithinAndOutside() {
    let line = Path { path in
      path.move(to: CGPoint(x: -5, y: 5))
      path.addLine(to: CGPoint(x: 15, y: 5))
    }
    #expect(line.lineIntersection(square).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
    let outside = line.lineSubtraction(square)
    #expect(outside.elements.count == 4)
    #expect(outside.boundingRect == CGRect(x: -5, y: 5, width: 20, height: 0))
    #expect(square.cgPath.lineSubtracting(circle.cgPath).boundingBox.maxX == 10)
  }

  @Test @MainActor func shapesAreDrawn() {
    let badge = Rectangle().subtracting(Circle().scale(0.5)).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!badge.contains(CGPoint(x: 50, y: 50)))
    #expect(badge.contains(CGPoint(x: 10, y: 10)))
    let screen = TestScreen(Circle().union(Rectangle().offset(x: 20)).fill(.red).frame(width: 40, height: 40))
    #expect(!screen.texts.contains("unavailable"))
  }
}
