import Foundation
import Testing

@testable import TMDb

struct MovieDecodingTests {
  private func movie(_ json: String) throws(FetchError) -> Movie {
    try Fetcher.decode(Movie.self, from: Data(json.utf8), with: JSONDecoder())
  }

  @Test func everyField() throws {
    let movie = try movie(
      """
      {"adult":false,"backdrop_path":"/b1.jpg","genre_ids":[878,18],"id":904417,"original_language":"is",
      "original_title":"Vetur","overview":"A coast moves.","popularity":412.55,"poster_path":"/p1.jpg",
      "release_date":"2026-08-28","title":"Winter","video":false,"vote_average":7,"vote_count":812,"softcore":false}
      """)
    #expect(
      movie
        == Movie(
          id: 904_417, title: "Winter", originalTitle: "Vetur", originalLanguage: "is", overview: "A coast moves.",
          releaseDate: Day("2026-08-28"), poster: ImagePath("/p1.jpg"), backdrop: ImagePath("/b1.jpg"),
          genreIDs: [878, 18], rating: 7, voteCount: 812, popularity: 412.55))
  }

  @Test(arguments: [
    #"{"id":1,"title":"T"}"#,
    #"{"id":1,"title":"T","release_date":"","overview":"","poster_path":null,"vote_average":0,"vote_count":0}"#,
    #"{"id":1,"title":"T","release_date":null,"overview":null,"backdrop_path":"","vote_average":7.5,"vote_count":0}"#,
    #"{"id":1,"title":"T","release_date":"soon","poster_path":"/../../etc/passwd","genre_ids":null}"#,
    #"{"id":1,"title":"T","release_date":"2026-13-01","poster_path":"https://elsewhere.example/p.jpg"}"#,
  ])
  func whatIsNotKnownIsNil(_ json: String) throws {
    #expect(try movie(json) == Movie(id: 1, title: "T"))
  }

  @Test func aSeriesInSomebodysCredits() throws {
    let credit = try Fetcher.decode(
      PersonCredit.self,
      from: Data(#"{"id":5,"name":"S","first_air_date":"1999-01-02","media_type":"tv","character":""}"#.utf8),
      with: JSONDecoder())
    #expect(credit.isSeries && credit.movie.title == "S" && credit.movie.releaseDate == Day("1999-01-02"))
    #expect(credit.character == nil)
  }

  @Test func whatIsMissingIsNamed() {
    #expect(throws: FetchError.self) { try movie(#"{"id":1}"#) }
    do throws(FetchError) {
      _ = try Fetcher.decode(
        MoviePage.self, from: Data(#"{"page":1,"results":[{"id":1,"title":"a"},{"id":2}]}"#.utf8), with: JSONDecoder())
      Issue.record("no error")
    } catch {
      guard case .decoding(let failure) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(failure.reason == .keyNotFound("title") && failure.path == "results[1]")
    }
  }

  @Test func numbersBeyondAnInteger() {
    #expect(throws: FetchError.self) { try movie(#"{"id":99999999999999999999,"title":"T"}"#) }
  }

  @Test func detailsWithHolesAndGreatSums() throws {
    let details = try Fetcher.decode(
      MovieDetails.self,
      from: Data(
        """
        {"id":1,"title":"T","budget":0,"revenue":2781505847,"runtime":0,"homepage":"","imdb_id":null,"tagline":"",
        "genres":[{"id":18,"name":"Drama"},{"id":7,"name":null},{"id":8,"name":""}],
        "production_companies":[{"id":1,"logo_path":null,"name":"L","origin_country":""}],
        "credits":{"cast":[{"id":3,"name":"A","profile_path":null,"character":""}],"crew":[]},
        "videos":{"results":[{"id":"v","key":"AbC-_1","name":"N","site":"YouTube"}]}}
        """.utf8), with: JSONDecoder())
    #expect(details.revenue == 2_781_505_847)
    #expect(details.budget == nil && details.runtime == nil && details.homepage == nil && details.tagline == nil)
    #expect(details.genres.map(\.id) == [18])
    #expect(details.movie.genreIDs == [18, 7, 8])
    #expect(details.credits?.cast.first?.character == nil)
    #expect(details.videos?.first?.url?.absoluteString == "https://www.youtube.com/watch?v=AbC-_1")
    #expect(details.similar == nil)
  }

  @Test(arguments: [
    ("2026-05-02T15:00:00.000Z", true), ("2026-05-02 15:00:00 UTC", true), ("2026-05-02T15:00:00.000Zgarbage", false),
  ])
  func timesOfVideos(_ text: String, _ isRead: Bool) throws {
    let video = try Fetcher.decode(
      Video.self, from: Data(#"{"id":"v","published_at":"\#(text)"}"#.utf8), with: JSONDecoder())
    #expect(video.publishedAt == (isRead ? Date(timeIntervalSince1970: 1_777_734_000) : nil))
  }

  @Test(
    arguments: [
      ("YouTube", "a b", nil), ("YouTube", "x\"><script>", nil), ("Vimeo", "123", "https://vimeo.com/123"),
      ("Elsewhere", "123", nil),
    ] as [(String, String, String?)])
  func placesOfVideos(_ site: String, _ key: String, _ url: String?) {
    let video = Video(id: "v", name: "", site: site, key: key, type: nil, isOfficial: true, language: nil)
    #expect(video.url?.absoluteString == url)
  }

  @Test func theLastPage() {
    func page(_ number: Int, of total: Int, _ movies: [Movie] = [Movie(id: 1, title: "T")]) -> MoviePage {
      MoviePage(number: number, movies: movies, totalPages: total, totalResults: 0)
    }
    #expect(!page(1, of: 38_000).isLast && page(500, of: 38_000).isLast)
    #expect(page(3, of: 3).isLast && page(1, of: 9, []).isLast)
    var pager = MoviePager()
    pager.append(page(1, of: 9))
    #expect(pager.append(page(2, of: 9)).isEmpty, "the same movie turns up on the next page")
    #expect(pager.items.count == 1 && pager.nextPage == 3)
  }
}
