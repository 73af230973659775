import Shelf
import SwiftUI

/// What can be done with an item of a list without opening it: it is kept, marked as read, or its like muted.
struct ItemActions<Item: LibraryItem>: View {
  let item: Item
  /// How it is kept; nil where it cannot be, or where the row has a button for that.
  let bookmark: Bookmark?
  /// How it is put on the list of what is to be seen; nil for what cannot be seen.
  var watch: Bookmark?
  @EnvironmentObject private var library: Library
  @Environment(\.offerMutes) private var offerMutes

  var body: some View {
    if let bookmark { BookmarkButton(bookmark: bookmark) }
    if let watch { WatchButton(bookmark: watch) }
    if !library.isRead(item.readMark) {
      Button {
        library.markRead(item.readMark)
      } label: {
        Label("Mark as read", systemImage: "checkmark.circle")
      }
    }
    if item.site != nil || item.author != nil {
      Button {
        offerMutes(MuteOffer(site: item.site, author: item.author))
      } label: {
        Label("Mute…", systemImage: "speaker.slash")
      }
    }
  }
}

extension View {
  /// What can be done with the item of this row: it is found by holding the row down, or by the other mouse button.
  func itemActions<Item: LibraryItem>(_ item: Item, bookmark: Bookmark? = nil, watch: Bookmark? = nil) -> some View {
    swipeActions { ItemActions(item: item, bookmark: bookmark, watch: watch) }
  }
}
