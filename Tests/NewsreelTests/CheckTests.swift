import Foundation
import StandIns
import TestDates
import Testing

@testable import newsreel

/// Which services the program talks to, and what it says of them.
@Suite(.serialized)
struct CheckTests {
  private let server: StandInServer
  private let environment: [String: String]

  init() async throws {
    server = StandInServer(configuration: StandInConfiguration(now: { TestDate.now }))
    let port = try await server.start()
    environment = ["STAND_INS_URL": "http://127.0.0.1:\(port)"]
  }

  @Test(arguments: Services.Place.allCases)
  func aServiceThatIsWellSaysWhatItHas(place: Services.Place) async throws {
    let report = await (try Services.start(environment: environment)).check(place)
    #expect(report.isWell)
    #expect(report.sentence.hasPrefix("\(place.rawValue.capitalized): a stand-in at http://127.0.0.1:"))
    #expect(report.sentence.firstMatch(of: /It answers: [1-9][0-9]* [a-zA-Z ]+\.$/) != nil, "\(report.sentence)")
    await server.stop()
  }

  @Test(arguments: [
    (Services.Place.news, "/v2/"), (.movies, "/3/"), (.stories, "/v0/"), (.cats, "/v1/"),
  ])
  func aServiceThatRefusesIsQuotedAndTheOthersAreWell(place: Services.Place, path: String) async throws {
    server.misbehave(.status(401, path: path))
    let services = try Services.start(environment: environment)
    for other in Services.Place.allCases {
      let report = await services.check(other)
      #expect(report.isWell == (other != place), "\(report.sentence)")
      if other == place { #expect(report.sentence.contains("It does not answer as it should: ")) }
    }
    await server.stop()
  }

  @Test func aKeyLeadsToTheRealService() throws {
    let keys = ["NEWSAPI_KEY": "a", "TMDB_KEY": "b", "CATAPI_KEY": "c"]
    let services = try Services.start(liveStories: true, environment: keys)
    #expect(services.summary == "News: NewsAPI.org.\nMovies: TMDb.\nStories: Hacker News.\nCats: TheCatAPI.")
    let elsewhere = try Services.start(environment: environment.merging(keys) { first, _ in first })
    #expect(elsewhere.places.values.allSatisfy { $0.contains(": a stand-in at http://127.0.0.1:") })
  }

  @Test func anAddressThatIsNoneIsNamed() {
    #expect(throws: (any Error).self) { try Services.start(environment: ["STAND_INS_URL": "nowhere"]) }
  }
}
