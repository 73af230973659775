import Fetch
import Foundation
import NewsAPI
import StandIns
import SwiftUITesting
import TestDates
import Testing

@testable import Reader

/// Whatever the services answer, the reader goes on: nothing crashes, nothing typed is lost, and when the services
/// are well again, so is the screen.
@MainActor
@Suite(.serialized)
struct FuzzTests {
  /// How much is tried of each kind of damage: `FUZZ_SEEDS` and `FUZZ_STEPS` of the environment try more.
  private static func amount(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
  }

  @Test(arguments: BodyMutation.allCases)
  func readerSurvives(_ mutation: BodyMutation) async throws {
    let server = StandInServer(configuration: StandInConfiguration(now: { TestDate.now }))
    _ = try await server.start()
    var damaged = 0
    for seed in 1...Self.amount("FUZZ_SEEDS", 1) {
      let loader = FuzzLoader(seed: seed, mutation: mutation, share: seed)
      let services = try TestServices.reader(on: server, loader: loader)
      let screen = TestScreen(ReaderView(services: services), environment: .reader)
      await screen.settle()
      var monkey = Monkey(screen, seed: seed)
      for _ in 0..<Self.amount("FUZZ_STEPS", 6) { await monkey.step() }
      #expect(monkey.losses.isEmpty)
      #expect(!screen.texts.isEmpty)
      damaged += loader.damagedCount
    }
    #expect(damaged > 0)
    await server.stop()
  }

  /// Each kind of damage meets a third of the screens, another third with the next seed.
  @Test(arguments: BodyMutation.allCases)
  func everyScreenSurvives(_ mutation: BodyMutation) async throws {
    let server = StandInServer(configuration: StandInConfiguration(now: { TestDate.now }))
    _ = try await server.start()
    let screens = try await ReaderAddresses.all(TestServices.reader(on: server))
    let number = BodyMutation.allCases.firstIndex(of: mutation) ?? 0
    for seed in 1...Self.amount("FUZZ_SEEDS", 1) {
      for (index, words) in screens.enumerated() where (index + number + seed) % 3 == 0 {
        let loader = FuzzLoader(seed: seed, mutation: mutation)
        let services = try TestServices.reader(on: server, loader: loader)
        let screen = TestScreen(
          ReaderView(services: services), environment: .reader, location: Location(words: words))
        await screen.settle(within: 2)
        var monkey = Monkey(screen, seed: seed)
        await monkey.step()
        #expect(monkey.losses.isEmpty, "\(words)")
        #expect(!screen.texts.isEmpty, "\(words)")
      }
    }
    await server.stop()
  }

  @Test(arguments: [BodyMutation.truncated, .html, .retyped])
  func tryAgainHelps(_ mutation: BodyMutation) async throws {
    let server = StandInServer(configuration: StandInConfiguration(now: { TestDate.now }))
    _ = try await server.start()
    // A seed whose fault makes the whole answer unreadable.
    for seed in 1...20 {
      let loader = FuzzLoader(seed: seed, mutation: mutation)
      let services = try TestServices.reader(on: server, loader: loader)
      let screen = TestScreen(ReaderView(services: services), environment: .reader)
      await screen.settle()
      guard screen.texts.contains("Try again") else { continue }
      loader.behave()
      try? screen.dismiss()
      try screen.tap("Try again")
      await screen.settle()
      #expect(!screen.texts.contains("Try again"))
      await server.stop()
      return
    }
    Issue.record("no seed led to an error")
  }
}
