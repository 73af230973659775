import Foundation
import NewsAPI

/// A screen of the news section besides its first. The description is what its address says.
enum NewsRoute: Hashable, LosslessStringConvertible {
  case sources
  /// A search of all articles.
  case search
  /// A source, by the service's name for it.
  case source(String)
  /// An article, by where it was published and what it is called, by which the service finds it again.
  case article(address: String, title: String)

  /// The page of an article; nil where it has no address.
  init?(_ article: Article) {
    guard let url = article.url else { return nil }
    self = .article(address: url.absoluteString, title: String((article.headline ?? "").prefix(120)))
  }

  /// The screen's address in the reader.
  var address: String { "/news/" + (description.addingPercentEncoding(withAllowedCharacters: .ofPaths) ?? "") }

  /// Whether the screen has a field for a search of its own, which the key for it leads to.
  var hasSearch: Bool {
    switch self {
    case .sources, .search: true
    case .source, .article: false
    }
  }

  var description: String {
    switch self {
    case .sources: "sources"
    case .search: "search"
    case .source(let id): "source/\(id)"
    case .article(let address, let title): "article/\(Data(address.utf8).base64EncodedString().urlSafe)/\(title)"
    }
  }

  init?(_ description: String) {
    let words = description.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    switch (words.first, words.count) {
    case ("sources", 1): self = .sources
    case ("search", 1): self = .search
    case ("source", 2) where !words[1].isEmpty: self = .source(String(words[1]))
    case ("article", 2):
      let parts = words[1].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let data = Data(base64Encoded: String(parts[0]).fromURLSafe),
        let address = String(data: data, encoding: .utf8), !address.isEmpty
      else { return nil }
      self = .article(address: address, title: String(parts[1]))
    default: return nil
    }
  }
}

extension CharacterSet {
  /// What stands in addresses as it is.
  fileprivate static let ofPaths = CharacterSet.urlUserAllowed.union(CharacterSet(charactersIn: "/:"))
    .subtracting(CharacterSet(charactersIn: "!$&'()*+;="))
}

extension String {
  /// Base64 without what means something in addresses.
  fileprivate var urlSafe: String {
    replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  fileprivate var fromURLSafe: String {
    let text = replacing("-", with: "+").replacing("_", with: "/")
    return text + String(repeating: "=", count: (4 - text.count % 4) % 4)
  }
}
