import Foundation
import Testing

@testable import TMDb

struct TMDbValueTests {
  @Test(arguments: [
    (ImageKind.poster, 92.0, ImageSize.w92), (.poster, 93, .w154), (.poster, 184, .w185), (.poster, 500, .w500),
    (.poster, 781, .original), (.backdrop, 1, .w300), (.portrait, 184, .w185), (.portrait, 300, .h632),
    (.portrait, 422, .original), (.logo, 60, .w92),
  ])
  func theSmallestSizeThatCovers(_ kind: ImageKind, _ width: Double, _ size: ImageSize) {
    #expect(kind.size(covering: width) == size)
    #expect(kind.sizes.contains(size))
  }

  @Test func placesOfPictures() {
    #expect(ImagePath("/a-B_9.jpg")?.url(.w500)?.absoluteString == "https://image.tmdb.org/t/p/w500/a-B_9.jpg")
    let client = TMDb(configuration: .init(imageBaseURL: URL(filePath: "/")))
    #expect(client.imageURL(nil, .poster, width: 10) == nil)
  }

  @Test(arguments: ["", "/", "a.jpg", "/a/b.jpg", "/..", "/a b.jpg", "/a?b", "/%2e", "/é.jpg", "//a.jpg"])
  func whatIsNoPicture(_ text: String) {
    #expect(ImagePath(text) == nil)
  }

  @Test func days() throws {
    for (text, seconds) in [("1970-01-01", 0.0), ("2026-08-28", 1_787_875_200), ("1895-12-28", -2_335_564_800)] {
      let day = try #require(Day(text))
      #expect(day.date.timeIntervalSince1970 == seconds && day.description == text)
    }
    #expect(
      ["", "2026", "2026-1-1", "26-01-01", "2026-00-10", "2026-01-32", "2026-01-0x", "-026-01-01"].allSatisfy {
        Day($0) == nil
      })
    #expect(try #require(Day("1999-12-31")) < #require(Day("2000-01-01")))
  }

  @Test func credentials() {
    #expect(TMDb.Credential("0123456789abcdef0123456789abcdef") == .key("0123456789abcdef0123456789abcdef"))
    #expect(TMDb.Credential("eyJhbGci.eyJhdWQi.c2ln") == .token("eyJhbGci.eyJhdWQi.c2ln"))
    #expect(TMDb.Credential("a..b") == .key("a..b"))
    #expect(TMDb.Configuration(environment: ["TMDB_KEY": " k \n"]).credential == .key("k"))
    #expect(TMDb.Configuration(environment: ["TMDB_KEY": " "]).credential == nil)
  }

  @Test(arguments: [(0, MovieEndpoint.nowPlaying), (1, .popular), (2, .upcoming), (3, .topRated)])
  func byIndex(_ index: Int, _ endpoint: MovieEndpoint) {
    #expect(MovieEndpoint(index: index) == endpoint)
    #expect(MovieEndpoint(index: index + 4) == nil && MovieEndpoint(index: index - 4) == nil)
  }

  @Test func parameters() {
    #expect(MovieEndpoint.search(searchString: "a&b +c").query.encoded == "query=a%26b%20%2Bc")
    #expect(MovieEndpoint.similar(to: 5).path == "movie/5/similar")
    let query = DiscoverQuery(
      genres: .any([28, 12]), withoutGenres: .all([27]), order: .bestFirst, releasedFrom: Day("2020-01-01"),
      leastVoteAverage: 7.5, leastVoteCount: 100)
    #expect(
      query.items.encoded
        == "with_genres=28%7C12&without_genres=27&sort_by=vote_average.desc&primary_release_date.gte=2020-01-01"
        + "&vote_average.gte=7.5&vote_count.gte=100")
  }
}

struct TMDbErrorTests {
  private func fault(_ body: String, _ status: Int) -> TMDbError? {
    TMDbError(
      FetchResponse(url: TMDb.Configuration.serviceURL, status: status, body: Data(body.utf8), date: Date()),
      now: Date())
  }

  @Test func theServicesOwnNumbers() throws {
    let body = #"{"success":false,"status_code":34,"status_message":"The resource could not be found."}"#
    let error = try #require(fault(body, 404))
    #expect(error.code == .notFound && error.localizedDescription == "The resource could not be found.")
    #expect(error.debugDescription.hasPrefix("TMDb: TMDb error 34"))
    #expect(fault(#"{"status_code":7,"status_message":"m","success":false}"#, 401)?.isAboutKey == true)
    #expect(fault(#"{"status_code":25,"status_message":"m"}"#, 429)?.isAboutQuota == true)
    #expect(fault(#"{"status_code":22}"#, 400)?.isEndOfResults == true)
    #expect(fault(#"{"status_code":1,"success":true}"#, 200) == nil)
  }

  @Test func numbersNobodyKnows() {
    let error = fault(#"{"status_code":4711,"success":false}"#, 400)
    #expect(error?.code == 4711 && error?.localizedDescription == "TMDb error 4711")
  }

  @Test(arguments: [
    (#"{"errors":["page must be less than or equal to 500"]}"#, 422, "page must be less than or equal to 500"),
    ("<html><title>Bad gateway</title></html>", 502, "Bad gateway"),
    ("", 503, "The service is not working at the moment (status 503)."),
    (#"{"status_code":"seven"}"#, 401, "The service refused access (status 401)."),
  ])
  func otherBodies(_ body: String, _ status: Int, _ sentence: String) {
    let error = fault(body, status)
    #expect(error?.localizedDescription == sentence && error?.code == nil)
  }
}
