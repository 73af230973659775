import Foundation
import Synchronization
import Testing
import ViewGraph
import WebHost

/// A server on a free port of this machine, with programs that the test can reach.
struct TestServer: Sendable {
  let port: Int
  let store: SessionStore
  let time: ManualTime
  let programs: Programs

  /// The programs that were mounted, in order.
  final class Programs: Sendable {
    @MainActor private(set) var all: [TestProgram] = []

    init() {}

    @MainActor
    func make(_ container: ReaderContainer, _ prepare: (TestProgram) -> Void) -> TestProgram {
      let program = TestProgram(container: container)
      prepare(program)
      all.append(program)
      return program
    }
  }

  /// Runs a server for as long as the body runs.
  static func run(
    _ change: (inout WebHostConfiguration) -> Void = { _ in },
    prepare: @escaping @MainActor @Sendable (TestProgram) -> Void = { _ in },
    _ body: @escaping @Sendable (TestServer) async throws -> Void
  ) async throws {
    var configuration = WebHostConfiguration()
    configuration.port = 0
    configuration.title = "Test"
    configuration.secret = "secret of the tests"
    change(&configuration)
    let time = ManualTime()
    let programs = Programs()
    let application = WebApplication(configuration: configuration, time: time.source) {
      programs.make($1, prepare)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      let (started, continuation) = AsyncStream.makeStream(of: TestServer.self)
      group.addTask {
        defer { continuation.finish() }
        try await application.run { port, store in
          continuation.yield(TestServer(port: port, store: store, time: time, programs: programs))
        }
      }
      for await server in started {
        try await body(server)
        break
      }
      group.cancelAll()
      try? await group.waitForAll()
    }
  }

  /// A page's answer.
  func get(_ path: String, headers: [(String, String)] = []) async throws -> RawResponse {
    try await RawClient.get(path, port: port, headers: headers)
  }

  /// The token of a new page.
  func pageToken(_ path: String = "/") async throws -> String {
    try #require(try await get(path).token)
  }

  /// A socket that has not said anything.
  func socket(origin: String? = nil, headers: [(String, String)] = []) async throws -> RawClient {
    let client = try await RawClient(port: port)
    try await client.upgrade(origin: origin ?? "http://127.0.0.1:\(port)", headers: headers)
    return client
  }

  /// The cookie of the visitor to whom a token was given.
  func cookies(of token: String) -> [(String, String)] {
    let key = SigningKey(secret: "secret of the tests")
    guard let visitor = try? SessionToken(token, key: key, now: 0).visitor else { return [] }
    let cookie = VisitorCookie(visitor: visitor, now: time.source.sinceEpoch())
    return [("Cookie", cookie.field(host: "127.0.0.1:\(port)", isSecure: false, key: key))]
  }

  /// A socket that has introduced itself, and the first message it was sent.
  func live(
    token: String, revision: Int = 0, sequence: Int = 0, place: String = "/", held: String = "{}"
  ) async throws -> (client: RawClient, first: String) {
    let client = try await socket(headers: cookies(of: token))
    try await client.say(
      #"["hello",{"token":"\#(token)","rev":\#(revision),"seq":\#(sequence),"place":"\#(place)","held":\#(held)}]"#)
    return (client, try await client.message())
  }
}

/// Time that moves when the test says so.
final class ManualTime: Sendable {
  private let offset = Mutex(0.0)

  /// Moves the time.
  func advance(by seconds: Double) {
    offset.withLock { $0 += seconds }
  }

  var source: ServerTime {
    let start = 1_000_000.0
    return ServerTime(
      now: { self.offset.withLock { $0 } },
      sinceEpoch: { self.offset.withLock { start + $0 } },
      after: { _, _ in }
    )
  }
}
