import Foundation
import Testing

@testable import StandIns

@Suite("NewsAPI: keys, quotas, cache", .serialized) struct IdentityTests {
  private let path = "/v2/top-headlines?country=us&pageSize=1"

  @Test func keysAreTakenFromThreePlaces() async throws {
    try await withServer { client async throws in
      #expect(try await client.get(path, headers: ["X-Api-Key": "k"]).status == 200)
      #expect(try await client.get(path, headers: ["Authorization": "k"]).status == 200)
      #expect(try await client.get(path, headers: ["Authorization": "Bearer k"]).status == 200)
      #expect(try await client.get(path + "&apiKey=k", headers: [:]).status == 200)
      #expect(try await client.get(path + "&APIKEY=k", headers: [:]).status == 200)
      #expect(try await client.get(path, headers: ["Authorization": "Bearer invalid"]).status == 401)
    }
  }

  @Test(
    "keys that are refused",
    arguments: [
      ("", 401, "apiKeyMissing"), ("invalid", 401, "apiKeyInvalid"), ("disabled", 401, "apiKeyDisabled"),
      ("exhausted", 429, "apiKeyExhausted"), ("limited-3", 429, "rateLimited"),
    ])
  func refusedKeys(key: String, status: Int, code: String) async throws {
    try await withServer { client async throws in
      let answer = try await client.get(path, headers: ["X-Api-Key": key])
      #expect(answer.status == status)
      #expect(try answer.code == code)
      #expect(answer.text.hasPrefix(#"{"status":"error","code":"\#(code)","message":""#))
      #expect(try answer.object.count == 3)
    }
  }

  @Test func configuredKeysComeFirst() async throws {
    try await withNews(NewsAPIConfiguration(keys: ["invalid": .unlimited], otherKeys: .invalid)) {
      client async throws in
      #expect(try await client.get(path, headers: ["X-Api-Key": "invalid"]).status == 200)
      #expect(try await client.get(path, headers: ["X-Api-Key": "mine"]).code == "apiKeyInvalid")
    }
  }

  @Test func aUserAgentIsWantedBeforeAKey() async throws {
    try await withServer { client async throws in
      let answer = try await client.get(path, headers: [:], agent: nil)
      #expect(answer.status == 400)
      #expect(try answer.code == "userAgentMissing")
    }
  }

  @Test func developersRunOutButNotForCachedAnswers() async throws {
    try await withServer { client async throws in
      let key = ["X-Api-Key": "developer"]
      for number in 1...50 {
        let answer = try await client.get("/v2/top-headlines?country=us&pageSize=1&page=\(number)", headers: key)
        #expect(answer.status == 200)
      }
      #expect(try await client.get(path + "&x=1", headers: key).code == "rateLimited")
      let cached = try await client.get("/v2/top-headlines?country=us&pageSize=1&page=7", headers: key)
      #expect(cached.status == 200)
      #expect(cached.headers.first(name: "X-Cached-Result") == "true")
      #expect(cached.headers.first(name: "X-Cache-Remaining") == "99")
    }
  }

  @Test func theCacheCanBeBypassed() async throws {
    try await withServer { client async throws in
      let first = try await client.get(path)
      let second = try await client.get(path)
      let third = try await client.get(path, headers: ["X-Api-Key": "test", "X-No-Cache": "true"])
      let flags = [first, second, third].map { $0.headers.first(name: "X-Cached-Result") }
      #expect(flags == ["false", "true", "false"])
      #expect(first.text == second.text)
    }
  }

  @Test func headersAreTheServices() async throws {
    try await withServer { client async throws in
      let headers = try await client.get(path).headers
      #expect(headers.first(name: "Content-Type") == "application/json; charset=utf-8")
      #expect(headers.first(name: "Cache-Control") == "no-cache")
      #expect(headers.first(name: "Pragma") == "no-cache")
      #expect(headers.first(name: "Expires") == "-1")
      #expect(headers.first(name: "Date") != nil)
    }
  }

  @Test func browsersOfDevelopersMustBeLocal() async throws {
    try await withServer { client async throws in
      let far = ["X-Api-Key": "developer", "Origin": "https://reader.example"]
      let answer = try await client.get(path, headers: far)
      #expect(answer.status == 426)
      #expect(try answer.code == "corsNotAllowed")
      let near = ["X-Api-Key": "developer", "Origin": "http://localhost:3000"]
      #expect(try await client.get(path, headers: near).status == 200)
    }
  }

  @Test func onlyKnownEndpointsAndGet() async throws {
    try await withServer { client async throws in
      #expect(try await client.get("/v2/nothing").status == 404)
      #expect(try await client.get("/elsewhere").code == "notFound")
      #expect(try await client.get("/v2/everything?q=a", method: "OPTIONS").status == 405)
      let head = try await client.get(path, method: "HEAD")
      #expect(head.status == 200 && head.bytes.isEmpty)
    }
  }
}
