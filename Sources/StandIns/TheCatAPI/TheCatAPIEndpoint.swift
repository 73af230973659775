/// What can be asked of the service.
enum TheCatAPIEndpoint: Equatable {
  case search, ownImages, breeds, breedSearch, categories, favourites, addFavourite, votes, castVote
  case image(String), breed(String)
  case favourite(String), removeFavourite(String), vote(String), removeVote(String)

  init?(method: String, path: [String]) {
    switch (method, path.first, path.dropFirst().first, path.count) {
    case ("GET", "images", "search", 2): self = .search
    case ("GET", "images", nil, 1): self = .ownImages
    case ("GET", "images", let id?, 2): self = .image(id)
    case ("GET", "breeds", nil, 1): self = .breeds
    case ("GET", "breeds", "search", 2): self = .breedSearch
    case ("GET", "breeds", let id?, 2): self = .breed(id)
    case ("GET", "categories", nil, 1): self = .categories
    case ("GET", "favourites", nil, 1): self = .favourites
    case ("POST", "favourites", nil, 1): self = .addFavourite
    case ("GET", "favourites", let id?, 2): self = .favourite(id)
    case ("DELETE", "favourites", let id?, 2): self = .removeFavourite(id)
    case ("GET", "votes", nil, 1): self = .votes
    case ("POST", "votes", nil, 1): self = .castVote
    case ("GET", "votes", let id?, 2): self = .vote(id)
    case ("DELETE", "votes", let id?, 2): self = .removeVote(id)
    default: return nil
    }
  }

  /// Whether it is refused to those without a key.
  var needsKey: Bool {
    switch self {
    case .search, .image, .breeds, .breed, .breedSearch, .categories: false
    default: true
    }
  }
}
