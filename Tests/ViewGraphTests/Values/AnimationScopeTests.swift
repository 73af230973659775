import Testing

@testable import ViewGraph

/// The animation of a value holds for what changes with it.
@MainActor
struct AnimationScopeTests {
  private struct Page: View {
    @State private var angle = 0.0
    @State private var size = 10.0

    var body: some View {
      VStack {
        Text("x").opacity(size / 100).rotationEffect(.degrees(angle))
          .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: angle)
        Button("size") { size = 50 }
        Button("angle") { angle = 360 }
      }
    }
  }

  private func press(_ index: Int, _ host: TestHost) {
    let targets = host.nodes.compactMap { if case .button(let button) = $0.content { button.target } else { nil } }
    host.send(.press, to: targets[index])
  }

  private func loops(_ host: TestHost) -> Int {
    host.nodes.flatMap(\.modifiers).count { if case .looping = $0 { true } else { false } }
  }

  @Test func anotherValueDoesNotLoopWithIt() {
    let host = TestHost(Page())
    press(0, host)
    #expect(loops(host) == 0)
    press(1, host)
    #expect(loops(host) == 1)
  }
}
