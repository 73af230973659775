/// A screen of the news section besides its first. The description is what its address says.
enum NewsRoute: Hashable, LosslessStringConvertible {
  case sources
  /// A source, by the service's name for it.
  case source(String)

  var description: String {
    switch self {
    case .sources: "sources"
    case .source(let id): "source/\(id)"
    }
  }

  init?(_ description: String) {
    let words = description.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    switch (words.first, words.count) {
    case ("sources", 1): self = .sources
    case ("source", 2) where !words[1].isEmpty: self = .source(String(words[1]))
    default: return nil
    }
  }
}
