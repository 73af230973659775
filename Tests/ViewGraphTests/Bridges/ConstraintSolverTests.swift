import Foundation
import Testing

@testable import UIKitCore

/// Places along one axis, as constraints say: with what Apple's Auto Layout makes of the same.
struct ConstraintSolverTests {
  private typealias Side = ConstraintSolver.Side
  private typealias Relation = ConstraintSolver.Relation

  private func near(_ item: Int) -> Side { Side(item: item, near: 1, far: 0) }
  private func far(_ item: Int) -> Side { Side(item: item, near: 0, far: 1) }
  private func length(_ item: Int) -> Side { Side(item: item, near: -1, far: 1) }

  @Test func viewsStandBesideEachOther() {
    var solver = ConstraintSolver(contents: [.init(size: 20), .init(size: 50)], size: 300)
    solver.relations = [
      Relation(near(1), 0, near(0), constant: 12), Relation(near(2), 0, far(1), constant: 8),
      Relation(far(2), 0, far(0), constant: -12),
    ]
    // Both hug their content as firmly: the first keeps its length.
    #expect(solver.solve() == [0, 300, 12, 32, 40, 288])
  }

  @Test func theOneThatHugsLessStretches() {
    var solver = ConstraintSolver(contents: [.init(size: 20, hugging: 250), .init(size: 50, hugging: 251)], size: 200)
    solver.relations = [
      Relation(near(1), 0, near(0), constant: 0), Relation(near(2), 0, far(1), constant: 0),
      Relation(far(2), 0, far(0), constant: 0),
    ]
    #expect(solver.solve() == [0, 200, 0, 150, 150, 200])
  }

  @Test func lengthsArePartsOfOthers() {
    var solver = ConstraintSolver(contents: [nil, nil], size: 308)
    solver.relations = [
      Relation(near(1), 0, near(0), constant: 0), Relation(near(2), 0, far(1), constant: 8),
      Relation(far(2), 0, far(0), constant: 0), Relation(length(2), 0, length(1), multiplier: 2, constant: 0),
    ]
    #expect(solver.solve().map { ($0 * 100).rounded() / 100 } == [0, 308, 0, 100, 108, 308])
  }

  @Test func aContainerIsAsLargeAsWhatIsInIt() {
    var solver = ConstraintSolver(contents: [.init(size: 20), .init(size: 34)], size: nil)
    solver.relations = [
      Relation(near(1), 0, near(0), constant: 10), Relation(near(2), 0, far(1), constant: 4),
      Relation(far(0), 0, far(2), constant: 10),
    ]
    #expect(solver.solve() == [0, 78, 10, 30, 34, 68])
  }

  @Test func limitsHoldAndContentsGiveWay() {
    var solver = ConstraintSolver(contents: [.init(size: 400)], size: 300)
    solver.relations = [
      Relation(near(1), 0, near(0), constant: 12), Relation(far(1), -1, far(0), constant: -12),
    ]
    #expect(solver.solve() == [0, 300, 12, 288])
    solver.contents = [.init(size: 40)]
    #expect(solver.solve() == [0, 300, 12, 52])
  }

  @Test func leastLengthsMakeContainersLarger() {
    var solver = ConstraintSolver(contents: [.init(size: 20)], size: nil)
    solver.relations = [
      Relation(near(1), 0, near(0), constant: 0), Relation(far(1), 0, far(0), constant: 0),
      Relation(length(1), 1, nil, constant: 44),
    ]
    #expect(solver.solve() == [0, 44, 0, 44])
  }

  @Test func whatContradictsIsLeftOut() {
    var solver = ConstraintSolver(contents: [nil], size: 100)
    solver.relations = [
      Relation(length(1), 0, nil, constant: 30, priority: 999), Relation(length(1), 0, nil, constant: 50),
      Relation(Side(item: 1, near: 0.5, far: 0.5), 0, Side(item: 0, near: 0.5, far: 0.5), constant: 0),
    ]
    #expect(solver.solve() == [0, 100, 25, 75])
  }
}
