extension MovieLists {
  /// The movies that fit all the conditions of the request, in the order it asks for.
  func discovered() -> List {
    List(movies: sorted(edition.movies.filter { fitsPeople($0) && fitsNumbers($0) && fitsOrigin($0) }))
  }

  private func fitsPeople(_ movie: MovieRecord) -> Bool {
    let cast = movie.cast.map(\.person)
    let crew = movie.crew.map(\.person)
    return parameters.accepts("with_cast", cast) && parameters.accepts("with_crew", crew)
      && parameters.accepts("with_people", cast + crew)
  }

  private func fitsNumbers(_ movie: MovieRecord) -> Bool {
    let year = parameters.number("primary_release_year") ?? parameters.number("year")
    return (year == nil || movie.year == year)
      && isWithin("primary_release_date", movie.day.map(Double.init)) { parameters.day($0).map(Double.init) }
      && isWithin("release_date", movie.day.map(Double.init)) { parameters.day($0).map(Double.init) }
      && isWithin("vote_average", movie.voteAverage, parameters.decimal)
      && isWithin("vote_count", Double(movie.voteCount), parameters.decimal)
      && isWithin("with_runtime", Double(movie.runtime), parameters.decimal)
  }

  private func fitsOrigin(_ movie: MovieRecord) -> Bool {
    let genres = parameters.text("without_genres").map { $0.split { ",|".contains($0) }.compactMap { Int($0) } } ?? []
    let languages = parameters.text("with_original_language")?.split(separator: "|").map(String.init)
    let countries = parameters.text("with_origin_country")?.split(separator: "|").map(String.init)
    return parameters.accepts("with_genres", movie.genres) && Set(genres).isDisjoint(with: movie.genres)
      && parameters.accepts("with_companies", movie.companies.map(\.id))
      && languages?.contains(movie.language) ?? true && countries?.contains(movie.country) ?? true
  }

  /// Whether a value lies between what `name.gte` and `name.lte` ask for.
  private func isWithin(_ name: String, _ value: Double?, _ read: (String) -> Double?) -> Bool {
    let (least, most) = (read("\(name).gte"), read("\(name).lte"))
    guard let value else { return least == nil && most == nil }
    return value >= least ?? value && value <= most ?? value
  }

  private func sorted(_ movies: [MovieRecord]) -> [MovieRecord] {
    let order = (parameters.text("sort_by") ?? "popularity.desc").split(separator: ".").map(String.init)
    let isAscending = order.last == "asc"
    func ordered<Key: Comparable>(_ key: (MovieRecord) -> Key) -> [MovieRecord] {
      movies.sorted { left, right in
        let (first, second) = (key(left), key(right))
        if first != second { return isAscending ? first < second : first > second }
        return left.id < right.id
      }
    }
    switch order.first {
    case "title": return ordered(\.title)
    case "original_title": return ordered(\.originalTitle)
    case "revenue": return ordered(\.revenue)
    case "primary_release_date", "release_date": return ordered { $0.day ?? .min }
    case "vote_average": return ordered(\.voteAverage)
    case "vote_count": return ordered(\.voteCount)
    default: return ordered(\.popularity)
    }
  }
}
