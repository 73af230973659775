import SwiftUI
import Testing
import ViewGraph

/// Shapes of a program's own keep lengths where they have some, and are stretched otherwise.
struct ElasticOutlineTests {
  struct Tab: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: 12, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - 12, y: 8))
        path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.midY))
        path.closeSubpath()
      }
    }
  }

  struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      }
    }
  }

  struct Disc: Shape {
    func path(in rect: CGRect) -> Path {
      Path(ellipseIn: CGRect(origin: .zero, size: CGSize(width: min(rect.width, rect.height), height: 20)))
    }
  }

  private func outline(_ shape: some Shape) -> String? {
    if case .path(let path) = shape.geometry { path } else { nil }
  }

  @Test func lengthsAreKept() {
    #expect(outline(Tab()) == "M0.12 0 L0.88 0.08 Q1 0.5 0.5 1 Z|M0 0 L1 0 Q1 0.5 0.5 1 Z|M12 0 L-12 8 Q0 0 0 0 Z")
  }

  @Test func partsAreStretched() {
    #expect(outline(Diamond()) == "M0.5 0 L1 0.5 L0.5 1")
  }

  @Test func otherPathsAreStretched() throws {
    #expect(try !#require(outline(Disc())).contains("|"))
  }
}
