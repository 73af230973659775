import TMDb

/// A screen of the movies section besides its first. The description is what its address says.
enum MovieRoute: Hashable, LosslessStringConvertible {
  case movie(Movie.ID)
  case person(Person.ID)
  case genre(Genre.ID)
  case genres
  case search
  case classics

  var description: String {
    switch self {
    case .movie(let id): "\(id)"
    case .person(let id): "person/\(id)"
    case .genre(let id): "genre/\(id)"
    case .genres: "genres"
    case .search: "search"
    case .classics: "classics"
    }
  }

  init?(_ description: String) {
    let words = description.split(separator: "/", omittingEmptySubsequences: false)
    switch (words.first, words.count) {
    case ("genres", 1): self = .genres
    case ("search", 1): self = .search
    case ("classics", 1): self = .classics
    case ("person", 2):
      guard let id = Self.number(words[1]) else { return nil }
      self = .person(id)
    case ("genre", 2):
      guard let id = Self.number(words[1]) else { return nil }
      self = .genre(id)
    case (.some(let word), 1):
      guard let id = Self.number(word) else { return nil }
      self = .movie(id)
    default: return nil
    }
  }

  /// Digits only: one screen has one address.
  private static func number(_ text: Substring) -> Int? {
    guard let number = Int(text), number >= 0, String(number) == text else { return nil }
    return number
  }
}
