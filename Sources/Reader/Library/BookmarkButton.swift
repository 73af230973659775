import Shelf
import SwiftUI

/// Puts something aside, or takes it away.
struct BookmarkButton: View {
  let bookmark: Bookmark
  @EnvironmentObject private var library: Library

  var body: some View {
    let isKept = library.isBookmarked(bookmark.id)
    Button {
      library.toggle(bookmark)
    } label: {
      Label(isKept ? "Saved already" : "Save", systemImage: isKept ? "bookmark.fill" : "bookmark")
    }
    .accessibilityLabel("Save: \(bookmark.title)")
    .accessibilityAddTraits(isKept ? [.isToggle, .isSelected] : .isToggle)
  }
}

extension View {
  /// Offers, in the bar of this page, to put aside what it shows.
  func bookmarkButton(_ bookmark: Bookmark?) -> some View {
    toolbar {
      ToolbarItem(placement: .primaryAction) {
        if let bookmark { BookmarkButton(bookmark: bookmark) }
      }
    }
  }
}

extension Bookmark {
  /// Describes something to put aside; the library sets the date.
  init(
    _ kind: Kind, _ id: String, title: String, subtitle: String = "", address: String, picture: URL? = nil,
    text: String? = nil
  ) {
    self.init(
      id: "\(kind.rawValue)/\(id)", kind: kind, title: title, subtitle: subtitle, address: address, picture: picture,
      date: .distantPast, text: text)
  }
}
