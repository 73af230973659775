import Foundation
import SwiftUI
import Testing
import WebHost

/// A program of real views on a server, as readers' browsers see it.
struct ReadersServer: Sendable {
  let port: Int

  /// Runs a server for as long as the body runs, and gives back what that does.
  static func run<Result: Sendable>(
    data: URL? = nil, limits: WebHostConfiguration.Limits = .init(),
    program: @escaping @MainActor @Sendable (Visitor) -> Graph,
    _ body: @escaping @Sendable (ReadersServer) async throws -> Result
  ) async throws -> Result {
    var configuration = WebHostConfiguration()
    configuration.port = 0
    configuration.dataFolder = data
    configuration.limits = limits
    let application = WebApplication(configuration: configuration, program: program)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      let (started, continuation) = AsyncStream.makeStream(of: ReadersServer.self)
      group.addTask {
        defer { continuation.finish() }
        try await application.run { port, _ in continuation.yield(ReadersServer(port: port)) }
      }
      var result: Result?
      for await server in started {
        result = try await body(server)
        break
      }
      group.cancelAll()
      try? await group.waitForAll()
      return try #require(result, "the server did not start")
    }
  }

  /// A reader's browser: it keeps its cookie.
  final class Browser: Sendable {
    private let cookie: String

    /// The text of the first page.
    let first: String

    /// Opens the first page.
    init(_ server: ReadersServer) async throws {
      let page = try await RawClient.get("/", port: server.port, headers: [])
      let field = try #require(page.headers["set-cookie"]?.split(separator: ";").first)
      cookie = String(try #require(field.split(separator: "=", maxSplits: 1).last))
      first = page.text
    }

    /// Opens another page, at a server on whatever port.
    func open(_ server: ReadersServer) async throws -> String {
      let header = ("Cookie", "visitor-\(server.port)=\(cookie)")
      let page = try await RawClient.get("/", port: server.port, headers: [header])
      #expect(page.headers["set-cookie"] == nil, "the reader is known")
      return page.text
    }
  }
}

/// A folder of a test's own.
func withTemporaryFolder(_ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "readers-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder)
}
