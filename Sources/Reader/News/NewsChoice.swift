import Foundation
import NewsAPI
import SwiftUI

/// Which articles the news screen shows. The description is what its address says.
enum NewsChoice: Hashable, Sendable {
  case headlines
  case category(Category)

  /// What to ask the service: the headlines of a country, or those of a category.
  func endpoint(country: Country) -> Endpoint {
    switch self {
    case .headlines: .headlines(HeadlinesQuery(country: country))
    case .category(let category): .headlines(HeadlinesQuery(country: country, category: category))
    }
  }
}

extension NewsChoice: LosslessStringConvertible {
  var description: String {
    switch self {
    case .headlines: "headlines"
    case .category(let category): category.rawValue
    }
  }

  init?(_ description: String) {
    switch description {
    case "headlines": self = .headlines
    default:
      guard let category = Category.all.first(where: { $0.rawValue == description }) else { return nil }
      self = .category(category)
    }
  }
}
