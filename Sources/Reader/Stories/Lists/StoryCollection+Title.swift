import HackerNews
import SwiftUI

extension StoryCollection {
  /// What readers call it.
  var title: LocalizedStringKey {
    switch self {
    case .top: "Top"
    case .new: "New"
    case .best: "Best"
    case .ask: "Ask"
    case .show: "Show"
    case .job: "Jobs"
    }
  }
}
