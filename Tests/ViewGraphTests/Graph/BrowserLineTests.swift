import Testing

@testable import ViewGraph

/// What programs are told of the line to their page.
@MainActor
@Suite struct BrowserLineTests {
  final class Ear {
    var told: [String] = []
    var listener: _Browser.Listener?
  }

  struct Root: View {
    let ear: Ear

    var body: some View {
      Text("Here").onAppear { ear.listener = _Browser.current?.listen("line") { ear.told.append($0) } }
    }
  }

  @Test func theLineComesAndGoes() {
    let ear = Ear()
    let host = TestHost(Root(ear: ear))
    host.graph.note(isConnected: false)
    host.graph.note(isConnected: true)
    host.graph.note(isConnected: false)
    host.graph.note(isConnected: false)
    #expect(ear.told == ["on", "off"])
  }

  @Test func aCutThatTheServerDidNotSeeIsToldWithItsEnd() {
    let ear = Ear()
    let host = TestHost(Root(ear: ear))
    host.graph.note(isConnected: true)
    host.graph.note(isConnected: true)
    #expect(ear.told == ["on", "off", "on"])
  }
}
