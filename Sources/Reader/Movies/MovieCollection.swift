import SwiftUI
import TMDb

/// The four collections that the reader can choose. The raw value is what the address says.
enum MovieCollection: String, CaseIterable, Identifiable {
  case nowPlaying = "now-playing"
  case popular
  case upcoming
  case topRated = "top-rated"

  var id: Self { self }

  var endpoint: MovieEndpoint {
    switch self {
    case .nowPlaying: .nowPlaying
    case .popular: .popular
    case .upcoming: .upcoming
    case .topRated: .topRated
    }
  }

  var title: LocalizedStringKey {
    switch self {
    case .nowPlaying: "Now playing"
    case .popular: "Popular"
    case .upcoming: "Upcoming"
    case .topRated: "Top rated"
    }
  }
}
