import Foundation
import Testing

@testable import ViewGraph

@Suite struct PathStrokingTests {
  private let line = Path { path in
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 50))
  }

  private func covers(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool { path.contains(CGPoint(x: x, y: y)) }

  @Test func aLineCoversWhatIsBesideIt() {
    let area = line.strokedPath(StrokeStyle(lineWidth: 10))
    #expect(covers(area, 30, 14) && covers(area, 30, 6) && !covers(area, 30, 16))
    #expect(!covers(area, 6, 10))
    #expect(covers(area, 54.5, 5.5))
  }

  @Test func endsAndCornersHaveTheirForms() {
    let round = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
    #expect(covers(round, 6, 10) && !covers(round, 54.5, 5.5))
    let square = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square, lineJoin: .bevel))
    #expect(covers(square, 5.5, 5.5) && !covers(square, 54.5, 5.5))
  }

  @Test func dashesLeaveGaps() {
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 10]))
    #expect(covers(dashed, 15, 10) && !covers(dashed, 25, 10) && covers(dashed, 35, 10))
    let later = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 10], dashPhase: 10))
    #expect(!covers(later, 15, 10) && covers(later, 25, 10))
  }

  @Test func ringsHaveAHole() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
    #expect(covers(ring, 100, 50) && !covers(ring, 50, 50) && covers(ring, 50, 3) && covers(ring, 99, 51))
  }
}
