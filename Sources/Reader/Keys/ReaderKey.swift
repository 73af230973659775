import SwiftUI

/// A key that does something wherever no text is being typed.
enum ReaderKey: CaseIterable, Identifiable, Hashable, Sendable {
  /// To the next item of a list, and to the one before.
  case next, previous
  /// To the next item that was not read.
  case nextUnread
  /// Opens the item that the keys have come to.
  case open
  /// Goes to the field for a search.
  case search
  /// Opens a section.
  case section(ReaderSection)
  /// Shows what the keys do.
  case help

  static let allCases: [ReaderKey] =
    [.next, .previous, .nextUnread, .open, .search] + ReaderSection.allCases.map(ReaderKey.section) + [.help]

  var id: Self { self }

  /// What is written on the key.
  var name: String {
    switch self {
    case .next: "j"
    case .previous: "k"
    case .nextUnread: "n"
    case .open: "o"
    case .search: "/"
    case .section(let section): String(section.number)
    case .help: "?"
    }
  }

  var shortcut: KeyboardShortcut { KeyboardShortcut(KeyEquivalent(Character(name)), modifiers: []) }

  var title: LocalizedStringKey {
    switch self {
    case .next: "Next item"
    case .previous: "Previous item"
    case .nextUnread: "Next item that is not read"
    case .open: "Open the item (so does Enter)"
    case .search: "Search"
    case .section(let section): section.title
    case .help: "Show the keys"
    }
  }
}
