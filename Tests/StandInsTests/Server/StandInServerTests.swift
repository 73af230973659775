import Foundation
import TestDates
import Testing

@testable import StandIns

@Suite("The server", .serialized) struct StandInServerTests {
  @Test func severalRunAtOnceAndEnd() async throws {
    let first = StandInServer(configuration: StandInConfiguration(now: { TestDate.now }))
    let second = StandInServer(configuration: StandInConfiguration(now: { TestDate.now }))
    let ports = [try await first.start(), try await second.start()]
    #expect(Set(ports).count == 2)
    #expect(try await first.start() == ports[0])
    #expect(first.baseURL(for: .newsAPI).absoluteString == "http://127.0.0.1:\(ports[0])/v2")
    #expect(try await Client(server: second).get("/v2/sources").status == 200)
    await first.stop()
    await second.stop()
    #expect(first.port == nil)
    let third = StandInServer(configuration: StandInConfiguration(port: ports[0], now: { TestDate.now }))
    #expect(try await third.start() == ports[0])
    await third.stop()
  }

  @Test func aTakenPortIsAnError() async throws {
    try await withServer { client async throws in
      let port = try #require(client.server.port)
      let other = StandInServer(configuration: StandInConfiguration(port: port, now: { TestDate.now }))
      await #expect(throws: (any Error).self) { try await other.start() }
    }
  }

  @Test func runEndsWithItsTask() async throws {
    let server = StandInServer(configuration: StandInConfiguration(now: { TestDate.now }))
    let task = Task { try await server.run() }
    task.cancel()
    _ = await task.result
    #expect(server.port == nil)
  }

  @Test func linksBeginWithThePublicOrigin() async throws {
    let configuration = StandInConfiguration(publicOrigin: "https://news.example", now: { TestDate.now })
    try await withServer(configuration) { client async throws in
      let url = try #require(try await client.get("/v2/sources").sources.first?["url"])
      #expect(url.hasPrefix("https://news.example/publishers/"))
      #expect(client.server.baseURL(for: .newsAPI).absoluteString == "https://news.example/v2")
    }
  }
}

@Suite("JSON writing") struct JSONWriterTests {
  @Test func compactInOrderAndEscaped() {
    let value = JSONValue.ordered([
      "z": .array([.null, .bool(true), .int(-1), .double(0.5)]), "a": "\"\\/\n\r\t\u{1}é…",
    ])
    let text = String(decoding: JSONWriter.bytes(of: value), as: UTF8.self)
    #expect(text == "{\"z\":[null,true,-1,0.5],\"a\":\"\\\"\\\\/\\n\\r\\t\\u0001é…\"}")
  }
}
