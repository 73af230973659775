import Foundation
import Testing

@testable import StandIns

/// The tree of Hacker News' stand-in over HTTP.
@Suite(.serialized)
struct TreeTests {
  @Test func bodiesAreCompactWithKeysInOrder() async throws {
    try await withServer { client in
      let top = try await client.get("/v0/topstories.json")
      #expect(top.headers.first(name: "Content-Type") == "application/json; charset=utf-8")
      #expect(top.headers.first(name: "Cache-Control") == "no-cache")
      #expect(top.headers.first(name: "Access-Control-Allow-Origin") == "*")
      let id = try #require(JSONSerialization.jsonObject(with: Data(top.bytes)) as? [Int])[0]
      let item = try await client.get("/v0/item/\(id).json")
      let keys = item.text.matches(of: /[{,]"([a-z]+)":/).map { String($0.1) }
      #expect(keys == keys.sorted() && keys.contains("by") && !item.text.contains(/"[a-z]+":\s/), "\(item.text)")
    }
  }

  @Test(arguments: [
    "/v0/item/1.json", "/v0/item/x.json", "/v0/user/nobody.json", "/v0/nothing.json", "/v0/topstories/999.json",
  ])
  func whatIsMissingIsNull(_ path: String) async throws {
    try await withServer { client in
      let answer = try await client.get(path)
      #expect(answer.status == 200 && answer.text == "null")
    }
  }

  @Test(arguments: ["/v0.json", "/v0/.json", "/v0/item.json", "/v0/user.json"])
  func collectionsAreDenied(_ path: String) async throws {
    try await withServer { client in
      let answer = try await client.get(path)
      #expect(answer.status == 401 && answer.bytes.count == 36)
      #expect(answer.text == "{\n  \"error\" : \"Permission denied\"\n}\n")
    }
  }

  @Test func writingIsDenied() async throws {
    try await withServer { client in
      for method in ["POST", "PUT", "PATCH", "DELETE"] {
        let answer = try await client.get("/v0/maxitem.json", method: method)
        #expect(answer.status == 401, "\(method)")
      }
    }
  }

  @Test func deepPathsShallowAndPretty() async throws {
    try await withServer { client in
      let id = try await client.get("/v0/beststories/0.json").text
      let item = try await client.get("/v0/item/\(id).json").object
      let score = try #require(item["score"] as? Int)
      #expect(try await client.get("/v0/item/\(id)/score.json").text == "\(score)")
      let shallow = try await client.get("/v0/item/\(id).json?shallow=true").object
      #expect(shallow.keys.sorted() == item.keys.sorted() && shallow.values.allSatisfy { $0 as? Bool == true })
      let pretty = try await client.get("/v0/item/\(id).json?print=pretty").text
      #expect(pretty.hasPrefix("{\n  \"by\" : \"") && pretty.contains("\"kids\" : [ ") && pretty.hasSuffix("\n}\n"))
      #expect(try await client.get("/v0/item/\(id).json?print=silent").status == 204)
      #expect(try await client.get("/v0/maxitem.json?callback=go").text.hasPrefix("/**/go("))
    }
  }

  @Test func slicesThatDoNotBeginAtTheFirstPlaceAreObjects() async throws {
    try await withServer { client in
      let key = "orderBy=%22$key%22"
      let start = try await client.get("/v0/jobstories.json?\(key)&limitToFirst=1")
      #expect(start.text.hasPrefix("["))
      let end = try await client.get("/v0/jobstories.json?\(key)&limitToLast=2").object
      #expect(end.count == 2)
      let middle = try await client.get("/v0/jobstories.json?\(key)&startAt=%221%22&endAt=%221%22").object
      #expect(middle.keys.sorted() == ["1"])
      #expect(try await client.get("/v0/jobstories.json?limitToFirst=1").status == 400)
      #expect(try await client.get("/v0/jobstories.json?\(key)&limitToFirst=-1").status == 400)
    }
  }

  @Test func whoHasTheContentGetsNone() async throws {
    try await withServer { client in
      let first = try await client.get("/v0/maxitem.json", headers: ["X-Firebase-ETag": "true"])
      let tag = try #require(first.headers.first(name: "ETag"))
      #expect(try await client.get("/v0/maxitem.json").headers.first(name: "ETag") == nil)
      #expect(try await client.get("/v0/maxitem.json", headers: ["If-None-Match": tag]).status == 304)
      #expect(try await client.get("/v0/maxitem.json", headers: ["If-None-Match": "other"]).status == 200)
    }
  }

  @Test func theSearchRefusesWhatItsIndexDoesNotHave() async throws {
    try await withServer { client in
      let answer = try await client.get("/api/v1/search?query=a&numericFilters=points%3E3")
      #expect(answer.status == 400)
      #expect(
        try answer.object["message"] as? String
          == "invalid numeric attribute(points), attribute not specified in numericAttributesForFiltering setting")
      let beyond = try await client.get("/api/v1/search?query=a&page=50&hitsPerPage=20").object
      #expect(beyond["nbHits"] as? Int == 0 && beyond["message"] is String)
      #expect(try await client.get("/api/v1/items/1").status == 404)
      #expect(try await client.get("/api/v1/nothing").status == 404)
    }
  }

  @Test func highlightsMarkWhatWasFound() async throws {
    try await withServer { client in
      let answer = try await client.get("/api/v1/search?query=sqli&tags=story&hitsPerPage=1").object
      let hit = try #require((answer["hits"] as? [[String: Any]])?.first)
      let highlights = try #require(hit["_highlightResult"] as? [String: [String: Any]])
      #expect(highlights.values.contains { ($0["value"] as? String)?.contains("<em>") ?? false })
      #expect(hit["objectID"] is String)
    }
  }
}
