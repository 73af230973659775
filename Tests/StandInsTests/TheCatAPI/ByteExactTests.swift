import Foundation
import Testing

@testable import StandIns

/// Bodies whose length and wording clients of the real service know.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct CatByteExactTests {
  private func json(_ id: String, _ more: String = "") -> String { "{\"image_id\":\"\(id)\"\(more)}" }

  private func post(_ client: Client, _ path: String, _ body: String, key: String = "a") async throws -> Answer {
    try await client.get(
      path, method: "POST", headers: ["x-api-key": key, "Content-Type": "application/json"], body: body)
  }

  @Test func errorsHaveTheServicesLength() async throws {
    try await withServer { client in
      let noKey = try await client.get("/v1/favourites", headers: [:])
      #expect(noKey.status == 401 && noKey.bytes.count == 78)
      #expect(noKey.headers["Content-Type"].first == "text/plain; charset=utf-8")
      #expect(noKey.headers["X-Frame-Options"].isEmpty, "errors have none of the other fields")
      let image = try await client.get("/v1/images/abcdefghi", headers: [:])
      #expect(image.status == 400 && image.bytes.count == 60)
      let nothing = try await post(client, "/v1/favourites", "{}")
      #expect(nothing.status == 400 && nothing.text == "\"image_id\" is required" && nothing.bytes.count == 22)
      let foreign = try await client.get("/v1/favourites/1", method: "DELETE", headers: ["x-api-key": "a"])
      #expect(foreign.status == 400 && foreign.text == "INVALID_ACCOUNT")
    }
  }

  @Test func favouritesAnswerAsTheServiceDoes() async throws {
    try await withServer(StandInConfiguration(now: { afternoon })) { client in
      let made = try await post(client, "/v1/favourites", json("q7x"))
      #expect(made.status == 200 && made.bytes.count == 36)
      #expect(made.text == "{\"message\":\"SUCCESS\",\"id\":232500001}")
      let again = try await post(client, "/v1/favourites", json("q7x"))
      #expect(again.status == 400 && again.bytes.count == 75)
      #expect(try await post(client, "/v1/favourites", json("q7x", ",\"sub_id\":\"me\"")).status == 200)
      #expect(try await post(client, "/v1/favourites", json("q7x"), key: "b").status == 200)
      let list = try await client.get("/v1/favourites", headers: ["x-api-key": "a"])
      #expect(list.headers["Pagination-Count"] == ["2"])
      #expect(list.text.contains("\"image\":{}"), "the service does not check that there is such a cat")
      #expect(list.text.contains("\"created_at\":\"2026-09-21T14:13:20.000Z\""))
      let gone = try await client.get("/v1/favourites/232500001", method: "DELETE", headers: ["x-api-key": "a"])
      #expect(gone.status == 200 && gone.text == "{\"message\":\"SUCCESS\"}")
      #expect(try await client.get("/v1/favourites/232500001", headers: ["x-api-key": "a"]).text == "NOT_FOUND")
    }
  }

  @Test func votesAnswerAsTheServiceDoes() async throws {
    try await withServer { client in
      let vote = try await post(client, "/v1/votes", json("q7x", ",\"sub_id\":\"user-7\",\"value\":1"))
      #expect(vote.status == 201)
      #expect(
        vote.text
          == "{\"message\":\"SUCCESS\",\"id\":1165999,\"image_id\":\"q7x\",\"sub_id\":\"user-7\",\"value\":1,"
          + "\"country_code\":\"US\"}")
      #expect(
        try await post(client, "/v1/votes", json("", ",\"value\":1")).text == "\"image_id\" is not allowed to be empty")
      #expect(try await post(client, "/v1/votes", json("q7x")).text == "\"value\" is required")
      #expect(try await post(client, "/v1/votes", "[").status == 400)
      #expect(try await client.get("/v1/votes/1165999", headers: ["x-api-key": "a"]).text.contains("user_id"))
      let foreign = try await client.get("/v1/votes/1165999", method: "DELETE", headers: ["x-api-key": "b"])
      #expect(foreign.status == 404 && foreign.text == "NO_VOTE_FOUND_MATCHING_ID")
      #expect(try await client.get("/v1/votes/x", method: "DELETE", headers: ["x-api-key": "b"]).text == "INVALID_ID")
    }
  }

  @Test func bodiesThatAreNoJSONAreNotRead() async throws {
    try await withServer { client in
      let form = try await client.get(
        "/v1/favourites", method: "POST", headers: ["x-api-key": "a"], body: "image_id=q7x")
      #expect(form.status == 400 && form.text == "\"image_id\" is required")
      let unknown = try await client.get("/v1/uploads", headers: ["x-api-key": "a"])
      #expect(unknown.status == 404)
    }
  }
}
