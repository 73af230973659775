import TheCatAPI

/// A page of the cats, in the words of its address.
enum CatRoute: Hashable, Sendable, LosslessStringConvertible {
  case breeds
  /// The breeds with the field for a search at hand.
  case search
  case breed(Breed.ID)
  case cat(CatImage.ID)
  case favourites
  case surprise

  init?(_ description: String) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch (parts.first, parts.dropFirst().first, parts.count) {
    case ("breeds", nil, 1): self = .breeds
    case ("search", nil, 1): self = .search
    case ("favourites", nil, 1): self = .favourites
    case ("surprise", nil, 1): self = .surprise
    case ("breed", let id?, 2) where !id.isEmpty: self = .breed(id)
    case ("cat", let id?, 2) where !id.isEmpty: self = .cat(id)
    default: return nil
    }
  }

  /// Whether the screen has a field for a search of its own, which the key for it leads to.
  var hasSearch: Bool { self == .breeds || self == .search }

  var description: String {
    switch self {
    case .breeds: "breeds"
    case .search: "search"
    case .breed(let id): "breed/\(id)"
    case .cat(let id): "cat/\(id)"
    case .favourites: "favourites"
    case .surprise: "surprise"
    }
  }
}
