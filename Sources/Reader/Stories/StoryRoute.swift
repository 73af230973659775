import HackerNews

/// A screen of the stories section besides its first. The description is what its address says.
enum StoryRoute: Hashable, LosslessStringConvertible {
  case item(Item.ID)
  case user(User.ID)
  case search

  var description: String {
    switch self {
    case .item(let id): "item/\(id)"
    case .user(let name): "user/\(name)"
    case .search: "search"
    }
  }

  init?(_ description: String) {
    let words = description.split(separator: "/", omittingEmptySubsequences: false)
    switch (words.first, words.count) {
    case ("search", 1): self = .search
    case ("item", 2):
      // Digits only: one screen has one address.
      guard let id = Int(words[1]), id > 0, String(id) == words[1] else { return nil }
      self = .item(id)
    case ("user", 2):
      guard !words[1].isEmpty else { return nil }
      self = .user(String(words[1]))
    default: return nil
    }
  }
}
