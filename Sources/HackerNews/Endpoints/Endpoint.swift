import Fetch

extension HackerNews {
  /// What can be asked of the service.
  enum Endpoint: Sendable, Hashable, CustomStringConvertible {
    /// The identifiers of a list's stories.
    case stories(StoryCollection)
    /// An item of any kind.
    case item(Item.ID)
    /// A user by name.
    case user(String)
    /// The greatest identifier that has been given.
    case maxItem
    /// What has changed lately.
    case updates
    /// A search.
    case search(StorySearch, page: Int)
    /// An item with everything below it, as the search knows it.
    case thread(Item.ID)
    /// A user as the search knows them.
    case author(String)

    /// Whether it is the search that answers.
    var isSearch: Bool {
      switch self {
      case .search, .thread, .author: true
      default: false
      }
    }

    /// The path below the service's address; nil where there can be no such thing.
    var path: String? {
      switch self {
      case .stories(let collection): "\(collection.rawValue)stories.json"
      case .item(let id): "item/\(id).json"
      case .user(let name): Self.isName(name) ? "user/\(name).json" : nil
      case .maxItem: "maxitem.json"
      case .updates: "updates.json"
      case .search(let search, _): search.order == .date ? "search_by_date" : "search"
      case .thread(let id): "items/\(id)"
      case .author(let name): Self.isName(name) ? "users/\(name)" : nil
      }
    }

    var query: QueryItems {
      if case .search(let search, let page) = self { search.items(page: page) } else { QueryItems() }
    }

    var description: String {
      switch self {
      case .user(let name), .author(let name): "user/\(name)"
      default: path ?? ""
      }
    }

    /// Names have letters, digits, dashes and underscores: anything else would be another path.
    private static func isName(_ text: String) -> Bool {
      !text.isEmpty && text.utf8.count <= 100
        && text.unicodeScalars.allSatisfy {
          $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0))
        }
    }
  }
}
