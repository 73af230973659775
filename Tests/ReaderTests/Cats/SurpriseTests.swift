import StandIns
import SwiftUITesting
import TestDates
import Testing
import TheCatAPI

@testable import Reader

/// Loading and cancelling a cat by chance.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(20)))
struct SurpriseTests {
  private let server: StandInServer
  private let services: ReaderServices

  init() async throws {
    server = StandInServer(configuration: StandInConfiguration(now: { TestDate.now }))
    _ = try await server.start()
    services = try TestServices.reader(on: server)
  }

  @Test func aCatComesWithoutAsking() async throws {
    let screen = TestScreen(SurpriseScreen(services: services), environment: .reader)
    #expect(screen.texts.contains("Loading..."))
    await screen.settle()
    #expect(screen.texts.contains("Success"))
    #expect(screen.nodes { $0.label == "A cat" }.count >= 1)
    await server.stop()
  }

  @Test(arguments: [
    (Misbehaviour.status(500), "Bad response"), (Misbehaviour(.wrongType("url")), "Bad response data"),
    (Misbehaviour(.html), "Bad response data"), (Misbehaviour(.cutOffBody(part: 0.5)), "Network error"),
  ])
  func whatGoesWrongIsSaid(_ misbehaviour: Misbehaviour, _ status: String) async throws {
    server.misbehave(misbehaviour)
    let screen = TestScreen(SurpriseScreen(services: services), environment: .reader)
    await screen.settle()
    #expect(screen.texts.contains(status), "\(screen.texts)")
    server.behave()
    try screen.tap("Load")
    await screen.settle()
    #expect(screen.texts.contains("Success"))
    await server.stop()
  }

  @Test func cancellingEndsIt() async throws {
    let fetcher = Fetcher()
    let cats = TheCatAPI(
      configuration: .init(baseURL: server.baseURL(for: .theCatAPI), retry: .never), fetcher: fetcher)
    server.misbehave(Misbehaviour(latency: 60))
    let model = SurpriseModel(cats: cats)
    model.load()
    while fetcher.requestsInFlight == 0 { await Task.yield() }
    model.cancel()
    #expect(model.status == .cancelled)
    while fetcher.requestsInFlight > 0 { await Task.yield() }
    #expect(fetcher.requestsInFlight == 0)
    await server.stop()
  }

  @Test func theModelGoesAwayWithItsScreen() async {
    weak var model: SurpriseModel?
    do {
      let made = SurpriseModel(cats: services.cats)
      made.load()
      model = made
    }
    #expect(model == nil)
    await server.stop()
  }
}
