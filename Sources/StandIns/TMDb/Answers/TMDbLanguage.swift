/// The language of an answer, as far as this service speaks it. Its texts are English; most movies count as translated
/// into every language all the same, the others show what the real service shows then: no overview, the original title.
struct TMDbLanguage: Sendable {
  private let tag: String

  init(_ tag: String?) {
    self.tag = tag ?? "en-US"
  }

  private var code: String { String(tag.prefix { $0 != "-" }) }

  func genre(_ genre: MovieGenre) -> JSONValue {
    .ordered(["id": .int(genre.id), "name": .string(genre.name(in: tag))])
  }

  func title(of movie: MovieRecord) -> String {
    code == movie.language || !isTranslated(movie) ? movie.originalTitle : movie.title
  }

  func overview(of movie: MovieRecord) -> String { isTranslated(movie) ? movie.overview : "" }

  func tagline(of movie: MovieRecord) -> String { isTranslated(movie) ? movie.tagline : "" }

  private func isTranslated(_ movie: MovieRecord) -> Bool {
    code == "en" || SeededRandom.hash("\(code) \(movie.id)") % 100 < 88
  }
}
