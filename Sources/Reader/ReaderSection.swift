import SwiftUI

/// The sections of the reader, by the first word of their addresses.
enum ReaderSection: String, CaseIterable, Identifiable, Sendable {
  case news, sources, movies, stories, cats

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .news: "News"
    case .sources: "Sources"
    case .movies: "Movies"
    case .stories: "Hacker News"
    case .cats: "Cats"
    }
  }

  var symbol: String {
    switch self {
    case .news: "newspaper"
    case .sources: "globe"
    case .movies: "film"
    case .stories: "bubble.left.and.bubble.right"
    case .cats: "pawprint"
    }
  }
}
