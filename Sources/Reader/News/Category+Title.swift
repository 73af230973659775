import NewsAPI
import SwiftUI

extension Category {
  /// The category's name for readers; the service's own word for one that is not known.
  var title: LocalizedStringKey {
    switch self {
    case .business: "Business"
    case .entertainment: "Entertainment"
    case .general: "General"
    case .health: "Health"
    case .science: "Science"
    case .sports: "Sports"
    case .technology: "Technology"
    default: LocalizedStringKey(rawValue.capitalized)
    }
  }
}
