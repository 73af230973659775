import Testing

@testable import ViewGraph

/// An animation goes with its value: the count is another one when the value is.
@MainActor
struct AnimationReachTests {
  private struct Screen: View {
    @State private var value = 0
    @State private var other = 0

    var body: some View {
      VStack {
        Button("value") { value += 1 }
        Button("other") { other += 1 }
        Text("\(value) \(other)").animation(.linear(duration: 2), value: value)
      }
    }
  }

  private func reaches(_ host: TestHost) -> [AnimationReach] {
    host.nodes.flatMap(\.modifiers).compactMap { if case .animation(_, let reach) = $0 { reach } else { nil } }
  }

  @Test func theCountGoesWithTheValue() throws {
    let host = TestHost(Screen())
    #expect(reaches(host) == [.change(0)])
    try host.press("other")
    #expect(host.shows("0 1"))
    #expect(reaches(host) == [.change(0)])
    try host.press("value")
    try host.press("value")
    #expect(reaches(host) == [.change(2)])
  }

  @Test func withoutAValueItHoldsForAllThatIsBelow() {
    let host = TestHost(Text("text").animation(.default))
    #expect(reaches(host) == [.subtree])
  }

  @Test func whatRepeatsIsAStateAndNoChange() {
    let host = TestHost(Text("text").animation(.default.repeatForever(), value: 1))
    #expect(reaches(host).isEmpty)
  }

  @Test func transactionsThatTakeTheAnimationAwayHoldBelow() {
    let host = TestHost(Text("text").transaction { $0.animation = nil })
    #expect(reaches(host) == [.subtree])
  }
}
