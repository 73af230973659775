/// What the service tells of itself.
enum TMDbServiceConfiguration {
  static func answer(origin: String) -> JSONValue {
    let base = JSONValue.string("\(origin)\(StandInService.tmdbImages.basePath)/")
    return .ordered([
      "images": .ordered([
        "base_url": base, "secure_base_url": base, "backdrop_sizes": texts("w300 w780 w1280 original"),
        "logo_sizes": texts("w45 w92 w154 w185 w300 w500 original"),
        "poster_sizes": texts("w92 w154 w185 w342 w500 w780 original"),
        "profile_sizes": texts("w45 w185 h632 original"), "still_sizes": texts("w92 w185 w300 original"),
      ]),
      "change_keys": texts(changeKeys),
    ])
  }

  private static func texts(_ words: String) -> JSONValue {
    .array(words.split(separator: " ").map { .string(String($0)) })
  }

  private static let changeKeys =
    "adult air_date also_known_as alternative_titles biography birthday budget cast certifications character_names "
    + "created_by crew deathday episode episode_number episode_run_time freebase_id freebase_mid general genres "
    + "guest_stars homepage images imdb_id languages name network origin_country original_name original_title overview "
    + "parts place_of_birth plot_keywords production_code production_companies production_countries releases revenue "
    + "runtime season season_number season_regular spoken_languages status tagline title translations tvdb_id tvrage_id "
    + "type video videos"
}
