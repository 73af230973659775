import SwiftUITesting
import Testing

@MainActor
@Suite struct MeshGradientTests {
  private let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  @Test func coloursAreOfTheirSurroundings() throws {
    let mesh = MeshGradient(width: 2, height: 2, points: points, colors: [.red, .green, .blue, .primary])
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    guard case .mesh(let content) = mesh._paint(in: dark) else { throw NoMesh() }
    #expect(content.points == points)
    #expect(content.colors[3].red == 1)
  }

  struct NoMesh: Error {}

  @Test func tooFewColoursArePaintedAsTheBackground() {
    let mesh = MeshGradient(width: 3, height: 3, points: points, colors: [.red], background: .yellow)
    #expect(mesh._paint(in: EnvironmentValues()) == .color(.yellow))
  }
}
