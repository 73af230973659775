import NewsAPI
import SwiftUI

/// The choice as the screen's two pickers set it.
extension NewsChoice {
  /// The kinds of lists that the screen offers.
  enum Kind: Int, CaseIterable, Identifiable, Sendable {
    case headlines, category

    var id: Int { rawValue }

    var title: LocalizedStringKey {
      switch self {
      case .headlines: "Top headlines"
      case .category: "Category"
      }
    }
  }

  /// The kind; a category begins with science.
  var kind: Kind {
    get {
      switch self {
      case .headlines: .headlines
      case .category: .category
      }
    }
    set {
      guard newValue != kind else { return }
      switch newValue {
      case .headlines: self = .headlines
      case .category: self = .category(.science)
      }
    }
  }

  /// The category, where there is one.
  var category: Category {
    get { if case .category(let category) = self { category } else { .science } }
    set { self = .category(newValue) }
  }
}
