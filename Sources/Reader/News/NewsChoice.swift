import Foundation
import NewsAPI
import SwiftUI

/// Which articles the news screen shows. The description is what its address says.
enum NewsChoice: Hashable, Sendable {
  case headlines
  case search
  case category(Category)

  /// How many characters a search may have: fewer find everything, more find nothing.
  static let searchLengths = 3...30

  /// What to ask the service, or why nothing is asked.
  ///
  /// - Parameters:
  ///   - words: What is typed into the search.
  ///   - country: Whose headlines and categories.
  func question(words: String, country: Country) -> Question<Endpoint> {
    switch self {
    case .headlines: return .ask(.headlines(HeadlinesQuery(country: country)))
    case .category(let category): return .ask(.headlines(HeadlinesQuery(country: country, category: category)))
    case .search:
      let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
      if words.isEmpty { return .wait("Type at least three letters to search all articles.") }
      if words.count < Self.searchLengths.lowerBound { return .wait("Keep typing: a search needs three letters.") }
      if words.count > Self.searchLengths.upperBound { return .wait("A search may have thirty letters at most.") }
      return .ask(.search(searchFilter: words))
    }
  }
}

extension NewsChoice: LosslessStringConvertible {
  var description: String {
    switch self {
    case .headlines: "headlines"
    case .search: "search"
    case .category(let category): category.rawValue
    }
  }

  init?(_ description: String) {
    switch description {
    case "headlines": self = .headlines
    case "search": self = .search
    default:
      guard let category = Category.all.first(where: { $0.rawValue == description }) else { return nil }
      self = .category(category)
    }
  }
}
