import Foundation
import SQLiteStorage
import Synchronization
import Testing

@testable import Fetch

@Suite(.timeLimit(.minutes(20)))
final class DiskCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "disk-\(UUID().uuidString)")
  private let clock = TestClock()
  private var file: URL { folder.appending(path: "cache/answers.sqlite") }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func request(_ number: Int) -> FetchRequest {
    FetchRequest(url: URL.service.appending(path: "\(number)"), headers: ["X-Api-Key": "secret key"])
  }

  @Test func whatOneProcessHasFetchedAnotherGives() async throws {
    let loader = ScriptedLoader { _, number in
      .text("\(number)", headers: ["Cache-Control": "max-age=60", "Set-Thing": "é", "Set-thing": "b"])
    }
    let first = try Fetcher(loader: loader, disk: DiskCache(at: file), clock: clock)
    let second = try Fetcher(loader: loader, disk: DiskCache(at: file), clock: clock)
    let fetched = try await first.load(request(1))
    var found = try await second.load(request(1))
    #expect(found.origin == .cache)
    found.origin = .network
    #expect(found == fetched)
    // What is newer in the file than in memory counts.
    clock.advance(by: 60)
    #expect(try await first.load(request(1)).origin == .network)
    #expect(try await second.load(request(1)).origin == .cache)
    #expect(loader.requests.count == 2)
  }

  @Test func itIsBoundedAndWhatIsNotUsedGoes() async throws {
    let body = String(repeating: "x", count: 10_000)
    let loader = ScriptedLoader { _, _ in .text(body, headers: ["Cache-Control": "max-age=9999"]) }
    let disk = try DiskCache(at: file, capacity: 55_000)
    let fetcher = Fetcher(loader: loader, cacheCapacity: 0, disk: disk, clock: clock)
    for number in 0..<5 {
      _ = try await fetcher.load(request(number))
      clock.advance(by: 100)
    }
    #expect(try await fetcher.load(request(0)).origin == .cache)
    clock.advance(by: 100)
    _ = try await fetcher.load(request(5))
    #expect(try await fetcher.load(request(0)).origin == .cache)
    #expect(try await fetcher.load(request(1)).origin == .network)
    #expect(loader.requests.count == 7)
  }

  @Test func anAnswerThatIsLargerThanAllIsNotKept() async throws {
    let loader = ScriptedLoader { _, _ in
      .text(String(repeating: "x", count: 10_000), headers: ["Cache-Control": "max-age=9999"])
    }
    let fetcher = Fetcher(
      loader: loader, cacheCapacity: 0, disk: try DiskCache(at: file, capacity: 5_000), clock: clock)
    for _ in 0..<2 { #expect(try await fetcher.load(request(0)).origin == .network) }
  }

  @Test func otherUsersOfTheMachineReadNothingAndNoKeyIsInIt() async throws {
    let loader = ScriptedLoader { _, _ in .text("x", headers: ["Cache-Control": "max-age=60"]) }
    let disk = try DiskCache(at: file)
    _ = try await Fetcher(loader: loader, disk: disk, clock: clock).load(request(1))
    _ = await disk.take(Quota(name: "service secret key", limit: 1, period: 9), now: clock.now)
    let manager = FileManager.default
    for name in ["", "-wal"] {
      let rights = try manager.attributesOfItem(atPath: file.path + name)[.posixPermissions] as? Int
      #expect(rights == 0o600)
      #expect(
        try Data(contentsOf: URL(fileURLWithPath: file.path + name)).firstRange(of: Data("secret key".utf8)) == nil)
    }
    withExtendedLifetime(disk) {}
  }

  @Test func aDamagedFileIsMadeAnew() async throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(repeating: 0x41, count: 5_000).write(to: file)
    let loader = ScriptedLoader { _, _ in .text("x", headers: ["Cache-Control": "max-age=60"]) }
    for origin in [FetchResponse.Origin.network, .cache] {
      let fetcher = try Fetcher(loader: loader, disk: DiskCache(at: file), clock: clock)
      #expect(try await fetcher.load(request(1)).origin == origin)
    }
  }

  @Test func whereTheFileFailsEverythingWorksWithoutIt() async throws {
    let failures = Mutex(0)
    let disk = try DiskCache(at: file) { _ in failures.withLock { $0 += 1 } }
    try SQLConnection(path: file.path).run("DROP TABLE answer")
    try SQLConnection(path: file.path).run("DROP TABLE spent")
    let loader = ScriptedLoader { _, _ in .text("x", headers: ["Cache-Control": "max-age=60"]) }
    let fetcher = Fetcher(loader: loader, disk: disk, clock: clock)
    var request = request(1)
    request.quota = Quota(name: "a", limit: 1, period: 9)
    #expect(try await fetcher.load(request).origin == .network)
    #expect(try await fetcher.load(request).origin == .cache)
    #expect(failures.withLock { $0 } > 0)
    // The allowance counts all the same.
    request.cacheUse = .none
    await #expect(throws: FetchError.self) { try await fetcher.load(request) }
  }

  @Test func processesShareAnAllowance() async throws {
    let loader = ScriptedLoader { _, _ in .text("x") }
    let fetchers = try (0..<3).map { _ in try Fetcher(loader: loader, disk: DiskCache(at: file), clock: clock) }
    let granted = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<60 {
        var request = request(number)
        request.quota = Quota(name: "key", limit: 10, period: 60)
        let sent = request
        group.addTask { (try? await fetchers[number % 3].load(sent)) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(granted == 10 && loader.requests.count == 10)
    clock.advance(by: 60)
    var later = request(99)
    later.quota = Quota(name: "key", limit: 10, period: 60)
    _ = try await fetchers[0].load(later)
  }

  @Test func aThousandReadersOfOneListAreOneRequestAndOneDecoding() async throws {
    struct Item: Codable, Sendable { var number: Int }
    let held = HeldLoader()
    let fetcher = Fetcher(loader: held, clock: clock)
    let service = FetchRequest(url: .service, freshness: DeclaredFreshness(maxAge: 60))
    let data = try JSONEncoder().encode((0..<100).map { Item(number: $0) })
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<1_000 {
        group.addTask { try await fetcher.answer([Item].self, to: service, errors: PlainCode.self).count }
      }
      let number = try #require(await held.nextRequest())
      while fetcher.state.withLock({ $0.flights.waiterCount }) < 1_000 { await Task.yield() }
      held.answer(number, .success(.text(String(decoding: data, as: UTF8.self))))
      return try await group.reduce(0, +)
    }
    #expect(sum == 100_000 && held.count == 1)
    #expect(fetcher.decoded.count.load(ordering: .relaxed) == 1)
    // Other bytes are decoded anew, and so are the same ones to another type.
    _ = try await fetcher.answer([Item].self, to: service, errors: PlainCode.self)
    #expect(fetcher.decoded.count.load(ordering: .relaxed) == 1)
    _ = try await fetcher.answer([[String: Int]].self, to: service, errors: PlainCode.self)
    #expect(fetcher.decoded.count.load(ordering: .relaxed) == 2)
  }
}

private enum PlainCode: String, ServiceErrorCode {
  case unknown
  static let service = "a service"
  static func fault(in response: FetchResponse) -> ServiceFault<PlainCode>? { nil }
  var isAboutKey: Bool { false }
  var description: String { rawValue }
}
