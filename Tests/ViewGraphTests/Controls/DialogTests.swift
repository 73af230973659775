import Testing

@testable import ViewGraph

/// A confirmation dialog can be cancelled.
@MainActor
struct DialogTests {
  private struct Page: View {
    @State private var isAsked = true
    var ownCancel = false

    var body: some View {
      Text(isAsked ? "asked" : "closed")
        .confirmationDialog("Sure?", isPresented: $isAsked) {
          Button("Clear", role: .destructive) {}
          if ownCancel { Group { Button("Back", role: .cancel) {} } }
        }
    }
  }

  private func cancels(_ host: TestHost) -> [(DisplayNode, ButtonContent)] {
    host.nodes.compactMap { node in
      if case .button(let button) = node.content, button.role == .cancel { (node, button) } else { nil }
    }
  }

  @Test func oneIsAddedWhereTheProgramHasNone() throws {
    let host = TestHost(Page())
    let (node, button) = try #require(cancels(host).first)
    #expect(node.text == "Cancel")
    host.send(.press, to: button.target)
    #expect(host.shows("closed"))
  }

  @Test func theProgramsOwnIsEnough() {
    #expect(cancels(TestHost(Page(ownCancel: true))).map(\.0.text) == ["Back"])
  }
}
