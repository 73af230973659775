import Foundation
import Testing

@testable import StandIns

@Suite(.serialized, .timeLimit(.minutes(20)))
struct CatSearchTests {
  private func list(_ answer: Answer) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(answer.bytes)) as? [[String: Any]])
  }

  @Test func anonymousAnswersHaveFourKeys() async throws {
    try await withServer(StandInConfiguration(now: { afternoon })) { client in
      let answer = try await client.get("/v1/images/search?limit=20&breed_ids=beng", headers: [:])
      let cats = try list(answer)
      #expect(cats.count == 10)
      #expect(cats.allSatisfy { Set($0.keys) == ["id", "url", "width", "height"] })
      #expect(answer.headers["Authenticated"] == ["false"])
      #expect(answer.headers["RateLimit-Limit"].isEmpty && answer.headers["Pagination-Count"].isEmpty)
      #expect(answer.headers["Last-Modified"].first == "Mon Sep 21 2026 14:13:20 GMT+0000 (Coordinated Universal Time)")
      #expect(try list(try await client.get("/v1/images/search", headers: ["x-api-key": "invalid-1"])).count == 1)
    }
  }

  @Test func knownCallersAreToldMore() async throws {
    try await withServer { client in
      let answer = try await client.get("/v1/images/search?limit=3&order=ASC&page=1&api_key=test", headers: [:])
      #expect(answer.headers["Pagination-Count"].first.flatMap { Int($0) } ?? 0 >= 100)
      #expect(answer.headers["Pagination-Page"] == ["1"] && answer.headers["Pagination-Limit"] == ["3"])
      #expect(answer.headers["RateLimit-Consumed"] == ["1"])
      #expect(try list(answer).allSatisfy { $0["breeds"] is [Any] })
      let none = try await client.get("/v1/images/search?breed_ids=nope", headers: ["x-api-key": "test"])
      #expect(none.status == 200 && none.text == "[]" && none.headers["Pagination-Count"].isEmpty)
      let two = try await client.get("/v1/images/search?category_ids=1,5", headers: ["x-api-key": "test"])
      #expect(two.text == "[]")
      let far = try await client.get(
        "/v1/images/search?order=ASC&page=9223372036854775807&limit=100", headers: ["x-api-key": "test"])
      #expect(far.text == "[]")
    }
  }

  @Test func theSourceFormIsTheFileItself() async throws {
    try await withServer { client in
      let answer = try await client.get("/v1/images/search?format=src&size=small", headers: [:])
      let location = try #require(answer.headers["Location"].first)
      #expect(answer.status == 302)
      let path = try #require(URL(string: location)?.path())
      let picture = try await client.get(path)
      #expect(picture.status == 200 && picture.headers["Content-Type"] == ["image/png"])
    }
  }

  @Test func keysCalledFreeHaveALimit() async throws {
    try await withServer { client in
      for _ in 0..<120 { #expect(try await client.get("/v1/categories", headers: ["x-api-key": "free"]).status == 200) }
      let refused = try await client.get("/v1/categories", headers: ["x-api-key": "free"])
      #expect(refused.status == 429 && refused.text.hasPrefix("RATE_LIMITED"))
      #expect(try await client.get("/v1/categories", headers: ["x-api-key": "test"]).status == 200)
    }
  }

  @Test func breedsAreAsManyAsTheServiceHas() async throws {
    try await withServer { client in
      let breeds = try list(try await client.get("/v1/breeds", headers: [:]))
      #expect(breeds.count == 67)
      #expect(Set(breeds.compactMap { $0["id"] as? String }).count == 67)
      let page = try await client.get("/v1/breeds?limit=10&page=6", headers: [:])
      #expect(try list(page).count == 7)
      #expect(page.headers["Pagination-Count"] == ["67"])
      #expect(try await client.get("/v1/breeds/nope", headers: [:]).status == 400)
      #expect(try list(try await client.get("/v1/breeds/search?q=", headers: [:])).isEmpty)
    }
  }
}
