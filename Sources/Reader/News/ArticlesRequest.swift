import NewsAPI
import SwiftUI

/// What the reader wants to see on the articles screen.
struct ArticlesRequest: Equatable, Sendable {
  /// The kinds of lists that the screen offers.
  enum Kind: Int, CaseIterable, Identifiable, Sendable {
    case headlines, search, category

    var id: Int { rawValue }

    var title: LocalizedStringKey {
      switch self {
      case .headlines: "Top headlines"
      case .search: "Search"
      case .category: "Category"
      }
    }
  }

  /// How many characters a search may have: fewer find everything, more find nothing.
  static let searchLengths = 3...30

  var kind: Kind
  var words: String
  var category: Category

  /// What to ask the service, or why nothing is asked.
  var question: Question<Endpoint> {
    switch kind {
    case .headlines: return .ask(.topHeadLines)
    case .category: return .ask(.articlesFromCategory(category))
    case .search:
      let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
      if words.isEmpty { return .wait("Type at least three letters to search all articles.") }
      if words.count < Self.searchLengths.lowerBound { return .wait("Keep typing: a search needs three letters.") }
      if words.count > Self.searchLengths.upperBound { return .wait("A search may have thirty letters at most.") }
      return .ask(.search(searchFilter: words))
    }
  }
}
