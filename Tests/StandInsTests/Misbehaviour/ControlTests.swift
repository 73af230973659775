import Foundation
import TestDates
import Testing

@testable import StandIns

@Suite("Misbehaviour over HTTP", .serialized) struct ControlTests {
  private let path = "/v2/top-headlines?country=us&pageSize=2"

  @Test func ordersByParametersAndJSON() async throws {
    try await withServer { client async throws in
      _ = try await client.get("/_control?status=503&code=unexpectedError&count=1&retryAfter=7", method: "POST")
      let failed = try await client.get(path)
      #expect(failed.status == 503)
      #expect(try failed.code == "unexpectedError")
      #expect(failed.headers.first(name: "Retry-After") == "7")
      #expect(try await client.get(path).status == 200)
      let order = #"{"fault":"quota","path":"/v2/every"}"#
      #expect(try await client.get("/_control", method: "POST", body: order).status == 200)
      #expect(try await client.get(path).status == 200)
      let limited = try await client.get("/v2/everything?q=a")
      #expect(limited.status == 429)
      #expect(try limited.code == "rateLimited")
      #expect(try await client.get("/_control").text.contains("/v2/every"))
      _ = try await client.get("/_control", method: "DELETE")
      #expect(try await client.get("/v2/everything?q=a").status == 200)
    }
  }

  @Test func nonsenseIsRefused() async throws {
    try await withServer { client async throws in
      #expect(try await client.get("/_control?fault=explode", method: "POST").status == 400)
      #expect(try await client.get("/_control", method: "POST", body: "{").status == 400)
      #expect(try await client.get("/_control", method: "PUT").status == 405)
    }
  }

  @Test func faultsReachTheWire() async throws {
    try await withServer { client async throws in
      client.server.misbehave(.init(.missingKey("articles"), count: 1))
      #expect(try await client.get(path).object.keys.sorted() == ["status", "totalResults"])
      client.server.misbehave(.init(.cutOffBody(part: 0.5), count: 1))
      await #expect(throws: (any Error).self) { try await client.get(path) }
      client.server.misbehave(.init(.html, count: 1))
      let html = try await client.get(path)
      #expect(html.status == 200)
      #expect(html.headers.first(name: "Content-Type") == "text/html; charset=utf-8")
      client.server.misbehave(.init(.empty))
      #expect(try await client.get(path).bytes.isEmpty)
      client.server.behave()
      #expect(try await client.get(path).articles.count == 2)
      client.server.misbehave(.status(401, count: 1))
      #expect(try await client.get(path).code == "apiKeyInvalid")
      client.server.misbehave(.quotaUsedUp(count: 1))
      #expect(try await client.get(path).status == 429)
      client.server.misbehave(.status(500, path: "/pictures", count: 1))
      #expect(try await client.get("/pictures/fine/a.png").status == 500)
    }
  }

  @Test func latencyIsWaitedOutOnTheGivenClock() async throws {
    let waits = Waits()
    let configuration = StandInConfiguration(now: { TestDate.now }, sleep: { waits.add($0) })
    try await withServer(configuration) { client async throws in
      client.server.misbehave(.init(latency: 60, count: 1))
      #expect(try await client.get(path).status == 200)
      client.server.misbehave(.init(.failure(.init(status: 500)), latency: 30, count: 1))
      #expect(try await client.get(path).status == 500)
      #expect(waits.all == [60, 30])
    }
  }
}
