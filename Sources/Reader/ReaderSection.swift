import SwiftUI

/// The sections of the reader, by the first word of their addresses.
enum ReaderSection: String, CaseIterable, Identifiable, Sendable {
  case news, movies, stories, cats, saved

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .news: "News"
    case .movies: "Movies"
    case .stories: "Hacker News"
    case .cats: "Cats"
    case .saved: "Saved"
    }
  }

  var symbol: String {
    switch self {
    case .news: "newspaper"
    case .movies: "film"
    case .stories: "bubble.left.and.bubble.right"
    case .cats: "pawprint"
    case .saved: "bookmark"
    }
  }

  /// Its place among the sections, from 1: the key that opens it.
  var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// Those that a reader may do without.
  static let hideable = allCases.filter { $0 != .saved }

  /// The sections that a setting hides: their names with spaces between them.
  static func hidden(_ setting: String) -> Set<ReaderSection> {
    Set(setting.split(separator: " ").compactMap { ReaderSection(rawValue: String($0)) }).intersection(hideable)
  }
}
