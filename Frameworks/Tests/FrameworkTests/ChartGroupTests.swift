import SwiftUI
import Testing

@testable import Charts

@MainActor
struct ChartGroupTests {
  private func marks(@ChartContentBuilder _ content: () -> some ChartContent) -> [_ChartMark] { content()._marks }

  @Test func modifiersOfAGroupHoldForAllItsMarks() {
    let marks = marks {
      Group {
        BarMark(x: .value("x", 1), y: .value("y", 2)).opacity(0.5)
        ForEach(0..<2, id: \.self) { RuleMark(x: .value("x", $0)) }
      }
      .opacity(0.5)
      .zIndex(3)
      PointMark(x: .value("x", 1), y: .value("y", 1))
    }
    #expect(marks.map(\.look.opacity) == [0.25, 0.5, 0.5, 1])
    #expect(marks.map(\.look.zIndex) == [3, 3, 3, 0])
  }

  @Test func whatAMarkSaysItselfHolds() {
    let marks = marks {
      Group {
        BarMark(x: .value("x", 1), y: .value("y", 2)).cornerRadius(2)
        Group { BarMark(x: .value("x", 2), y: .value("y", 2)) }
      }
      .cornerRadius(8)
    }
    #expect(marks.map(\.look.cornerRadius) == [2, 8])
  }

  @Test func groupsHaveWhatIsThere() {
    let missing: Double? = nil
    let marks = marks {
      Group {
        if let missing { RuleMark(y: .value("y", missing)) } else { RuleMark(y: .value("y", 1)) }
        if missing != nil { RuleMark(y: .value("y", 2)) }
      }
    }
    #expect(marks.count == 1)
  }
}
