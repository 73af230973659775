/// People as the service writes them. The order of keys is part of it.
extension PersonRecord {
  typealias Member = JSONValue.Member

  var portraitPath: JSONValue { portraits > 0 ? .string(TMDbPicture(.portrait, id).path) : .null }

  /// The first eight keys of a credit.
  var creditItem: JSONValue {
    .ordered([
      "adult": .bool(false), "gender": .int(gender.rawValue), "id": .int(id),
      "known_for_department": .string(department), "name": .string(name), "original_name": .string(name),
      "popularity": .number(popularity), "profile_path": portraitPath,
    ])
  }

  var details: JSONValue {
    .ordered([
      "adult": .bool(false), "also_known_as": .array(otherNames.map(JSONValue.string)),
      "biography": .string(biography), "birthday": .optional(birthday.map { DayText.text($0) }),
      "deathday": .optional(deathday.map { DayText.text($0) }), "gender": .int(gender.rawValue),
      "homepage": .optional(homepage), "id": .int(id), "imdb_id": .string("nm\(7_000_000 + id)"),
      "known_for_department": .string(department), "name": .string(name), "place_of_birth": .optional(placeOfBirth),
      "popularity": .number(popularity), "profile_path": portraitPath,
    ])
  }

  /// The movies of an edition that the person has to do with.
  func creditsAnswer(_ edition: MovieCatalogue.Edition, _ language: TMDbLanguage, isCombined: Bool) -> JSONValue {
    let kind = isCombined ? [Member(key: "media_type", value: "movie")] : []
    let movies = edition.movies(with: id)
    let cast = movies.flatMap { movie in
      movie.cast.enumerated().filter { $1.person == id }.map { order, part in
        movie.listItem(language).adding(
          [
            Member(key: "character", value: .string(part.character)),
            Member(key: "credit_id", value: .string(part.creditID)), Member(key: "order", value: .int(order)),
          ] + kind)
      }
    }
    let crew = movies.flatMap { movie in
      movie.crew.filter { $0.person == id }.map { job in movie.listItem(language).adding(job.members + kind) }
    }
    return .ordered(["cast": .array(cast), "crew": .array(crew), "id": .int(id)])
  }

  var imagesAnswer: JSONValue {
    .ordered([
      "id": .int(id),
      "profiles": .array((0..<portraits).map { TMDbPicture(.portrait, id, $0).json(language: nil) }),
    ])
  }
}
