import Foundation
import Testing

@testable import ViewGraph

/// What is in a `GeometryReader` appears once its size is known, where somebody will tell it.
@MainActor
struct MeasureTests {
  private struct Screen: View {
    let seen: (CGSize) -> Void

    var body: some View {
      GeometryReader { space in
        Text("inside").onAppear { seen(space.size) }
      }
    }
  }

  private func target(_ host: TestHost) throws -> EventTarget {
    try #require(
      host.nodes.flatMap(\.modifiers).compactMap { modifier -> EventTarget? in
        if case .onGeometry(let target) = modifier { target } else { nil }
      }.first)
  }

  @Test func itWaitsForTheSize() throws {
    var seen: [CGSize] = []
    var environment = EnvironmentValues()
    environment.awaitsMeasures = true
    let host = TestHost(Screen { seen.append($0) }, environment: environment)
    #expect(host.shows("inside"))
    #expect(seen.isEmpty)
    #expect(host.graph.isWaitingForMeasures)
    host.send(.geometry(CGRect(x: 0, y: 0, width: 200, height: 100)), to: try target(host))
    #expect(seen == [CGSize(width: 200, height: 100)])
    host.send(.geometry(CGRect(x: 0, y: 0, width: 300, height: 100)), to: try target(host))
    #expect(seen.count == 1)
  }

  @Test func itDoesNotWaitWhereNobodyMeasures() {
    var seen: [CGSize] = []
    let host = TestHost(Screen { seen.append($0) })
    #expect(seen.count == 1)
    #expect(!host.graph.isWaitingForMeasures)
  }
}
