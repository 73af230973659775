/// What the service has at each path, on one day.
struct TMDbLibrary {
  let edition: MovieCatalogue.Edition
  let people: PeopleWriter
  let parameters: TMDbParameters
  let origin: String

  /// The answer; nil where there is nothing.
  func answer(_ path: [String]) throws(TMDbError) -> JSONValue? {
    switch (path.first, path.count) {
    case ("movie", 2), ("movie", 3): return try movies(Array(path.dropFirst()))
    case ("person", 2), ("person", 3): return try person(Array(path.dropFirst()))
    case ("search", 2) where path[1] == "movie":
      let page = try parameters.page()
      return lists.page(lists.found(try parameters.query()), page)
    case ("discover", 2) where path[1] == "movie": return lists.page(lists.discovered(), try parameters.page())
    case ("genre", 3) where path[1...] == ["movie", "list"]:
      return .ordered(["genres": .array(MovieGenre.all.map { parameters.language.genre($0) })])
    case ("configuration", 1): return TMDbServiceConfiguration.answer(origin: origin)
    case ("authentication", 1):
      return .ordered(["success": .bool(true), "status_code": .int(1), "status_message": "Success."])
    default: return nil
    }
  }

  private var lists: MovieLists { MovieLists(edition: edition, parameters: parameters) }

  private func movies(_ path: [String]) throws(TMDbError) -> JSONValue? {
    if path.count == 1, let list = lists.collection(path[0]) { return lists.page(list, try parameters.page()) }
    guard let movie = movie(path[0]) else {
      _ = try parameters.page()
      return nil
    }
    if path.count == 2 { return try part(path[1], of: movie, page: try parameters.page()) }
    let names = try parameters.additions()
    return movie.details(parameters.language, on: edition.day).adding(
      try additions(names) { name throws(TMDbError) in try part(name, of: movie, page: 1) })
  }

  /// By the service's number, or by that of the Internet Movie Database.
  private func movie(_ text: String) -> MovieRecord? {
    if text.hasPrefix("tt") { return edition.movies.first { $0.imdbID == text } }
    return Int(text).flatMap { edition.movie($0) }
  }

  private func part(_ name: String, of movie: MovieRecord, page: Int) throws(TMDbError) -> JSONValue? {
    switch name {
    case "credits": movie.creditsAnswer(people)
    case "videos": movie.videosAnswer(parameters.languages("video") ?? ["en"])
    case "images": movie.imagesAnswer(parameters.languages("image"))
    case "reviews": movie.reviewsAnswer(page: page)
    case "similar": lists.page(.init(movies: lists.similar(to: movie)), page)
    case "recommendations": lists.recommendations(from: movie, page)
    default: nil
    }
  }

  private func person(_ path: [String]) throws(TMDbError) -> JSONValue? {
    guard let person = Int(path[0]).flatMap({ people.person($0) }) else { return nil }
    func part(_ name: String) -> JSONValue? {
      switch name {
      case "movie_credits": person.creditsAnswer(edition, parameters.language, isCombined: false)
      case "combined_credits": person.creditsAnswer(edition, parameters.language, isCombined: true)
      case "images": person.imagesAnswer
      default: nil
      }
    }
    if path.count == 2 { return part(path[1]) }
    let names = try parameters.additions()
    return person.details.adding(try additions(names) { name throws(TMDbError) in part(name) })
  }

  /// What was asked for besides, without its number. Names that are not known are left out.
  private func additions(
    _ names: [String], _ part: (String) throws(TMDbError) -> JSONValue?
  ) throws(TMDbError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    for name in names where !members.contains(where: { $0.key == name }) {
      if let value = try part(name) { members.append(.init(key: name, value: value.without("id"))) }
    }
    return members
  }
}
