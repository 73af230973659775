/// An invented movie with everything that the service knows of it.
struct MovieRecord: Sendable {
  /// Somebody's part.
  struct Part: Sendable {
    var person: Int
    var character: String
    var creditID: String
  }

  /// Somebody's job.
  struct Job: Sendable {
    var person: Int
    var department: String
    var job: String
    var creditID: String
  }

  struct Video: Sendable {
    var id: String
    var name: String
    var key: String
    var type: String
    /// Days before the release.
    var lead: Int
  }

  struct Company: Sendable {
    var id: Int
    var name: String
    var country: String
  }

  var id: Int
  var title: String
  var originalTitle: String
  var language: String
  var country: String
  var overview: String
  var tagline: String
  /// The day of release, counted from 1970; nil while nobody knows.
  var day: Int?
  var genres: [Int]
  var runtime: Int
  var budget: Int
  var revenue: Int
  var companies: [Company]
  /// Before its release no movie has votes.
  var voteAverage: Double
  var voteCount: Int
  var popularity: Double
  /// The number of posters and stills; 0 for none.
  var posters: Int
  var backdrops: Int
  var homepage: String?
  var imdbID: String?
  var cast: [Part]
  var crew: [Job]
  var videos: [Video]

  /// The words of the titles, for searches.
  var words: [[String]] { Array(Set([title, originalTitle])).sorted().map { FoldedText.words(of: $0) } }
}
