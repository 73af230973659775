import Foundation
import TestDates
import Testing

@testable import StandIns

@Suite("TMDb: on the wire", .serialized) struct TMDbWireTests {
  private func keys(_ text: String, _ wanted: [String]) -> Bool {
    let places = wanted.map { text.range(of: "\"\($0)\":")?.lowerBound }
    return !places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted()
  }

  @Test func keysAreInOrder() async throws {
    try await withServer(StandInConfiguration(now: { afternoon })) { client async throws in
      let list = try await client.get("/3/movie/now_playing?api_key=x")
      #expect(
        list.text.hasPrefix(#"{"dates":{"maximum":"2026-09-21","minimum":"2026-08-10"},"page":1,"results":[{"adult":"#))
      let item = [
        "adult", "backdrop_path", "genre_ids", "id", "original_language", "original_title", "overview", "popularity",
        "poster_path", "release_date", "title", "video", "vote_average", "vote_count",
      ]
      #expect(keys(list.text, item) && keys(list.text, ["results", "total_pages", "total_results"]))
      let details = try await client.get("/3/movie/311?api_key=x&append_to_response=videos,credits,nonsense")
      #expect(
        keys(
          details.text,
          [
            "adult", "backdrop_path", "belongs_to_collection", "budget", "genres", "homepage", "imdb_id",
            "origin_country", "original_language", "production_companies", "revenue", "runtime", "spoken_languages",
            "status", "tagline", "vote_count", "videos", "credits",
          ]))
      #expect(try details.object["nonsense"] == nil)
      let credits = try #require(try details.object["credits"] as? [String: Any])
      #expect(credits["id"] == nil && credits["cast"] != nil)
    }
  }

  @Test func errorsByteForByte() async throws {
    try await withServer { client async throws in
      let missing = try await client.get("/3/movie/0?api_key=x")
      #expect(missing.status == 404 && missing.bytes.count == 100)
      #expect(missing.text.hasPrefix(#"{"success":false,"status_code":34,"#))
      let refused = try await client.get("/3/movie/311", headers: [:])
      #expect(refused.status == 401)
      #expect(
        refused.text
          == #"{"status_code":7,"status_message":"Invalid API key: You must be granted a valid key.","success":false}"#
          + "\n")
      #expect(refused.headers.first(name: "Content-Type") == "application/json;charset=utf-8")
    }
  }

  @Test(arguments: [
    ("movie/popular?page=0", 400, 22), ("movie/popular?page=501", 400, 22), ("movie/popular?page=one", 400, 22),
    ("movie/popular?page=99999999999999999999", 400, 22), ("search/movie", 422, 5), ("search/movie?query=%20", 422, 5),
    ("movie/none", 404, 34), ("nothing/here", 404, 34), ("movie/311/nothing", 404, 34), ("person/0", 404, 34),
    ("movie/311?append_to_response=" + Array(repeating: "credits", count: 21).joined(separator: ","), 400, 27),
    ("", 404, 34),
  ])
  func requestsThatAreRefused(_ path: String, _ status: Int, _ code: Int) async throws {
    try await withServer { client async throws in
      let key = path.contains("?") ? "&api_key=x" : "?api_key=x"
      let answer = try await client.get("/3/\(path)\(key)")
      #expect(answer.status == status)
      #expect(try answer.object["status_code"] as? Int == code)
      let second = try await client.get("/3/\(path)")
      #expect(second.status == 401, "the key is looked at first")
    }
  }

  @Test func whatIsKnownIsNotSentAgain() async throws {
    try await withServer { client async throws in
      let answer = try await client.get("/3/movie/311?api_key=x")
      let tag = try #require(answer.headers.first(name: "ETag"))
      #expect(tag.count == 34 && answer.headers.first(name: "Cache-Control")?.hasPrefix("public, max-age=") == true)
      let again = try await client.get("/3/movie/311?api_key=x", headers: ["If-None-Match": tag])
      #expect(again.status == 304 && again.bytes.isEmpty)
      let other = try await client.get("/3/movie/312?api_key=x", headers: ["If-None-Match": tag])
      #expect(other.status == 200)
    }
  }

  @Test func pagesBeyondTheEndAreEmpty() async throws {
    try await withServer { client async throws in
      let answer = try await client.get("/3/movie/popular?api_key=x&page=499")
      #expect(answer.status == 200 && answer.text.hasPrefix(#"{"page":499,"results":[],"#))
      let nothing = try await client.get("/3/search/movie?api_key=x&query=zyxwv")
      #expect(nothing.text == #"{"page":1,"results":[],"total_pages":1,"total_results":0}"#)
    }
  }

  @Test func textsThatAreNotTranslated() async throws {
    try await withServer { client async throws in
      let answer = try await client.get("/3/movie/311/videos?api_key=x&language=ru")
      #expect(try (answer.object["results"] as? [Any])?.isEmpty == true)
      let both = try await client.get("/3/movie/311/videos?api_key=x&language=ru&include_video_language=ru,en")
      #expect(try (both.object["results"] as? [Any])?.isEmpty == false)
    }
  }

  @Test func picturesInEverySize() async throws {
    try await withServer { client async throws in
      let edition = MovieCatalogue(seed: 2020).edition(at: TestDate.now)
      let movie = try #require(edition.movies.first { $0.posters > 0 && $0.backdrops > 0 })
      for (kind, name) in [(TMDbPicture.Kind.poster, "w92"), (.poster, "w185"), (.backdrop, "w300")] {
        let picture = TMDbPicture(kind, movie.id)
        let width = try #require(kind.sizes[name])
        let answer = try await client.get("/t/p/\(name)\(picture.path)", headers: [:])
        #expect(answer.status == 200 && answer.headers.first(name: "Content-Type") == "image/png")
        let size = answer.bytes[16..<24].map(Int.init)
        #expect(size[2] << 8 | size[3] == width && size[6] << 8 | size[7] == picture.height(ofWidth: width))
      }
      for path in ["w91/po301v0.jpg", "w92/po1v0.jpg", "w92/xx301v0.jpg", "w92/po301v9.jpg", "w92/po301.jpg", "w92"] {
        #expect(try await client.get("/t/p/\(path)").status == 404, "\(path)")
      }
    }
  }

  @Test func misbehavesInItsOwnWords() async throws {
    try await withServer { client async throws in
      client.server.misbehave(.quotaUsedUp(retryAfter: 7))
      let answer = try await client.get("/3/movie/popular?api_key=x")
      #expect(answer.status == 429 && answer.headers.first(name: "Retry-After") == "7")
      #expect(try answer.object["status_code"] as? Int == 25)
    }
  }
}
