import Testing

@testable import ViewGraph

/// Transactions say whether screens come and go at once.
@MainActor
struct StillTransactionTests {
  private struct Page: View {
    @State private var number = 0

    var body: some View {
      VStack {
        Button("Still") {
          var transaction = Transaction(animation: .default)
          transaction.disablesAnimations = true
          withTransaction(transaction) { number += 1 }
        }
        Button("Moved") { number += 1 }
        Text("\(number)")
      }
    }
  }

  private struct Shown: View {
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { Text("sheet") }
        .transaction { $0.disablesAnimations = true }
    }
  }

  private func press(_ index: Int, _ host: TestHost) {
    let targets = host.nodes.compactMap { if case .button(let button) = $0.content { button.target } else { nil } }
    host.send(.press, to: targets[index])
  }

  @Test func aTransactionWithoutAnimationsIsStill() {
    let host = TestHost(Page())
    var commits: [Bool] = []
    host.graph.onCommit = { commits.append($0.isStill) }
    press(0, host)
    press(1, host)
    #expect(commits == [true, false])
  }

  @Test func programsTurnItOffForTheirReader() {
    let host = TestHost(Page())
    var commits: [Bool] = []
    host.graph.onCommit = { commits.append($0.isStill) }
    host.graph.movesScreens = false
    press(1, host)
    host.graph.movesScreens = true
    press(1, host)
    #expect(commits == [true, false])
  }

  @Test func aModifierStillsWhatIsPresentedInIt() {
    let host = TestHost(Shown())
    press(0, host)
    let shown = host.nodes.compactMap {
      if case .presentation(let presentation) = $0.content { presentation.isStill } else { nil }
    }
    #expect(shown == [true])
  }
}
