import SwiftUITesting
import Testing

/// Two fingers and the pointer reach the program.
@MainActor
struct PinchTests {
  private struct Photo: View {
    @State private var scale: CGFloat = 1
    @State private var angle = Angle.zero
    @GestureState private var isMoving = false

    var body: some View {
      Text("\(Int(scale * 100)) \(Int(angle.degrees.rounded())) \(isMoving ? "moving" : "still")")
        .gesture(
          MagnificationGesture()
            .updating($isMoving) { _, state, _ in state = true }
            .onChanged { scale = $0 }
            .simultaneously(with: RotateGesture().onEnded { angle = $0.rotation }))
    }
  }

  private struct Place: View {
    @State private var place = "away"

    var body: some View {
      Text(place)
        .onContinuousHover { phase in
          switch phase {
          case .active(let point): place = "\(Int(point.x)) \(Int(point.y))"
          case .ended: place = "away"
          }
        }
    }
  }

  private func target(_ screen: TestScreen, _ find: (DisplayModifier) -> EventTarget?) throws -> EventTarget {
    try #require(screen.root.all.flatMap(\.modifiers).compactMap(find).first)
  }

  @Test func aPinchScalesAndTurns() throws {
    let screen = TestScreen(Photo())
    let target = try target(screen) { if case .onPinch(let target) = $0 { target } else { nil } }
    func pinch(_ scale: Double, _ degrees: Double, ended: Bool) {
      let state = PinchState(
        scale: scale, rotation: .degrees(degrees), location: .zero, anchor: .center, hasEnded: ended)
      screen.send(.pinch(state), to: target)
    }
    pinch(1.001, 0, ended: false)
    #expect(screen.texts == ["100 0 still"])
    pinch(1.5, 20, ended: false)
    #expect(screen.texts == ["150 0 moving"])
    pinch(2, 30, ended: true)
    #expect(screen.texts == ["150 30 still"])
  }

  @Test func thePointerTellsItsPlace() throws {
    let screen = TestScreen(Place())
    let target = try target(screen) { if case .onPointerMove(let target) = $0 { target } else { nil } }
    screen.send(.pointer(CGPoint(x: 3, y: 4)), to: target)
    #expect(screen.texts == ["3 4"])
    screen.send(.pointer(nil), to: target)
    #expect(screen.texts == ["away"])
  }
}
