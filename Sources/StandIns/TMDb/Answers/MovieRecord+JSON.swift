/// Movies as the service writes them. The order of keys is part of it.
extension MovieRecord {
  typealias Member = JSONValue.Member

  var posterPath: JSONValue { posters > 0 ? .string(TMDbPicture(.poster, id).path) : .null }
  var backdropPath: JSONValue { backdrops > 0 ? .string(TMDbPicture(.backdrop, id).path) : .null }

  func listItem(_ language: TMDbLanguage) -> JSONValue {
    .ordered([
      "adult": .bool(false), "backdrop_path": backdropPath, "genre_ids": .numbers(genres), "id": .int(id),
      "original_language": .string(self.language), "original_title": .string(originalTitle),
      "overview": .string(language.overview(of: self)), "popularity": .number(popularity),
      "poster_path": posterPath, "release_date": .string(DayText.text(day)),
      "title": .string(language.title(of: self)), "video": .bool(false), "vote_average": .number(voteAverage),
      "vote_count": .int(voteCount),
    ])
  }

  /// An item of recommendations, which has another order.
  func recommendation(_ language: TMDbLanguage) -> JSONValue {
    .ordered([
      "adult": .bool(false), "backdrop_path": backdropPath, "id": .int(id),
      "title": .string(language.title(of: self)), "original_language": .string(self.language),
      "original_title": .string(originalTitle), "overview": .string(language.overview(of: self)),
      "poster_path": posterPath, "media_type": "movie", "genre_ids": .numbers(genres),
      "popularity": .number(popularity), "release_date": .string(DayText.text(day)), "video": .bool(false),
      "vote_average": .number(voteAverage), "vote_count": .int(voteCount),
    ])
  }

  func details(_ language: TMDbLanguage, on today: Int) -> JSONValue {
    .ordered([
      "adult": .bool(false), "backdrop_path": backdropPath, "belongs_to_collection": .null, "budget": .int(budget),
      "genres": .array(MovieGenre.all.filter { genres.contains($0.id) }.map { language.genre($0) }),
      "homepage": .string(homepage ?? ""), "id": .int(id), "imdb_id": .optional(imdbID),
      "origin_country": .array([.string(country)]), "original_language": .string(self.language),
      "original_title": .string(originalTitle), "overview": .string(language.overview(of: self)),
      "popularity": .number(popularity), "poster_path": posterPath,
      "production_companies": .array(companies.map(\.json)),
      "production_countries": .array([
        .ordered(["iso_3166_1": .string(country), "name": .string(MovieFacts.countries[country] ?? country)])
      ]),
      "release_date": .string(DayText.text(day)), "revenue": .int(revenue), "runtime": .int(runtime),
      "spoken_languages": .array([
        .ordered([
          "english_name": .string(MovieFacts.languageNames[self.language] ?? ""),
          "iso_639_1": .string(self.language), "name": .string(MovieFacts.languages[self.language] ?? ""),
        ])
      ]),
      "status": .string(status(on: today)), "tagline": .string(language.tagline(of: self)),
      "title": .string(language.title(of: self)), "video": .bool(false), "vote_average": .number(voteAverage),
      "vote_count": .int(voteCount),
    ])
  }

  private func status(on today: Int) -> String {
    guard let day else { return id % 2 == 0 ? "Planned" : "Rumored" }
    return day <= today ? "Released" : day - today < 40 ? "Post Production" : "In Production"
  }
}

extension MovieRecord.Company {
  fileprivate var json: JSONValue {
    .ordered([
      "id": .int(id), "logo_path": .null, "name": .string(name), "origin_country": .string(country),
    ])
  }
}
