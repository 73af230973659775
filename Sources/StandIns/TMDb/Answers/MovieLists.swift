/// Lists of movies and their pages of 20.
struct MovieLists {
  /// A list, and for some the days that it is about.
  struct List {
    var movies: [MovieRecord]
    var days: ClosedRange<Int>?
  }

  let edition: MovieCatalogue.Edition
  let parameters: TMDbParameters

  static let pageSize = 20

  /// One of the four collections by its name in the path; nil for any other.
  func collection(_ name: String) -> List? {
    switch name {
    case "now_playing": released(in: (edition.day - 42)...edition.day)
    case "upcoming": released(in: (edition.day + 1)...(edition.day + 42))
    case "popular": List(movies: byPopularity(edition.movies))
    case "top_rated":
      List(
        movies: edition.movies.filter { $0.voteCount >= 200 }.sorted {
          ($0.voteAverage, $1.id) > ($1.voteAverage, $0.id)
        })
    default: nil
    }
  }

  /// One of the page's two orders of keys: `dates` first where there are days.
  func page(_ list: List, _ number: Int) -> JSONValue {
    let answer = page(list.movies, number) { $0.listItem(parameters.language) }
    guard let days = list.days, case .object(let members) = answer else { return answer }
    let dates = JSONValue.ordered([
      "maximum": .string(DayText.text(days.upperBound)), "minimum": .string(DayText.text(days.lowerBound)),
    ])
    return .object([.init(key: "dates", value: dates)] + members)
  }

  /// Up to 40 movies, items in an order of their own.
  func recommendations(from movie: MovieRecord, _ number: Int) -> JSONValue {
    let choice = similar(to: movie).prefix(120)
      .sorted { SeededRandom.hash("\(movie.id) \($0.id)") < SeededRandom.hash("\(movie.id) \($1.id)") }
    return page(Array(choice.prefix(40)), number) { $0.recommendation(parameters.language) }
  }

  /// Those with most genres in common first.
  func similar(to movie: MovieRecord) -> [MovieRecord] {
    edition.movies
      .filter { $0.id != movie.id }
      .map { (movie: $0, common: Set($0.genres).intersection(movie.genres).count) }
      .filter { $0.common > 0 }
      .sorted { ($0.common, $0.movie.popularity) > ($1.common, $1.movie.popularity) }
      .map(\.movie)
  }

  /// Movies of which one title has words that begin with all the words.
  func found(_ words: [String]) -> List {
    guard !words.isEmpty else { return List(movies: []) }
    let year = parameters.number("primary_release_year") ?? parameters.number("year")
    return List(
      movies: byPopularity(
        edition.movies.filter { movie in
          guard year == nil || movie.year == year else { return false }
          return movie.words.contains { title in words.allSatisfy { word in title.contains { $0.hasPrefix(word) } } }
        }))
  }

  private func released(in days: ClosedRange<Int>) -> List {
    List(movies: byPopularity(edition.movies.filter { $0.day.map(days.contains) ?? false }), days: days)
  }

  private func byPopularity(_ movies: [MovieRecord]) -> [MovieRecord] {
    movies.sorted { ($0.popularity, $1.id) > ($1.popularity, $0.id) }
  }

  private func page(_ movies: [MovieRecord], _ number: Int, _ item: (MovieRecord) -> JSONValue) -> JSONValue {
    let start = (number - 1) * Self.pageSize
    return .ordered([
      "page": .int(number), "results": .array(movies.dropFirst(start).prefix(Self.pageSize).map(item)),
      "total_pages": .int(max(1, (movies.count + Self.pageSize - 1) / Self.pageSize)),
      "total_results": .int(movies.count),
    ])
  }
}

extension MovieRecord {
  var year: Int? { Int(DayText.text(day).prefix(4)) }
}
