import Foundation
import HackerNews
import StandIns
import SwiftUITesting
import TestDates
import Testing

@testable import Reader

/// Hacker News in the reader, on a time that the test moves: the reader's and the service's are the same.
@MainActor
final class StoriesFixture {
  let server: StandInServer
  let services: ReaderServices
  private let time: ManualTime

  init() async throws {
    let time = ManualTime(TestDate.whenChangesAreTold)
    self.time = time
    server = StandInServer(
      configuration: StandInConfiguration(now: { time.now }, sleep: { try await time.sleep(for: $0) }))
    _ = try await server.start()
    services = try TestServices.reader(on: server, now: { time.now })
  }

  /// The section on a screen of its own, settled.
  func open(_ location: Location = Location()) async -> TestScreen {
    let library = services.libraries.library(of: "test")
    let screen = TestScreen(
      StoriesSection(services: services).environmentObject(library), environment: .reader, location: location)
    await screen.settle()
    return screen
  }

  /// Moves the time of the reader and of the service, once so many streams wait for it.
  func advance(_ screen: TestScreen, by seconds: Double, streams: Int = 2) async {
    await until(screen) { self.time.sleeperCount >= streams }
    time.advance(by: seconds)
    screen.advance(by: seconds)
    await screen.settle()
  }

  /// Waits for what a stream of events has still to bring, which the screen does not wait for; ten minutes at most.
  func until(_ screen: TestScreen, _ condition: () async -> Bool) async {
    let deadline = Date(timeIntervalSinceNow: 600)
    repeat { await screen.settle() } while await !condition() && Date() < deadline
  }

  /// What the service says at this moment.
  func items(_ ids: [Item.ID]) async -> [Item] {
    await services.stories.items(ids, cacheUse: .none)
  }
}

extension Item {
  /// What a row says of the figures.
  var figures: [String] {
    var texts: [String] = []
    if kind != .job, let score { texts.append(score == 1 ? "1 point" : "\(score) points") }
    if let commentCount { texts.append(commentCount == 1 ? "1 comment" : "\(commentCount) comments") }
    return texts
  }
}
