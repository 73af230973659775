import Shelf
import SwiftUI

/// Everything that the reader has put aside, by kind, the latest first.
struct SavedScreen: View {
  let services: ReaderServices
  @EnvironmentObject private var library: Library

  var body: some View {
    Group {
      if library.bookmarks.isEmpty {
        EmptyNotice(
          symbol: "bookmark", title: "Nothing saved yet",
          message: Text("Articles, movies, stories and cats that you save are kept here."))
      } else {
        KeyedItems(kinds.flatMap(bookmarks).map(\.id)) { focus in
          List {
            ForEach(kinds, id: \.self) { kind in
              Section(kind.title) { rows(bookmarks(kind), focus) }
            }
          }
          .listStyle(.plain)
        }
      }
    }
    .navigationTitle("Saved")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        NavigationLink(value: SavedRoute.settings) { Label("Settings", systemImage: "gearshape") }
      }
    }
    .alert(
      "This could not be kept", isPresented: .constant(library.failure != nil), presenting: library.failure
    ) { _ in
      Button("OK") { library.failure = nil }
    } message: { failure in
      Text(failure)
    }
  }

  /// The kinds of which there is something.
  private var kinds: [Bookmark.Kind] {
    Bookmark.Kind.allCases.filter { !bookmarks($0).isEmpty }
  }

  private func bookmarks(_ kind: Bookmark.Kind) -> [Bookmark] {
    library.bookmarks.filter { $0.kind == kind }
  }

  private func rows(_ bookmarks: [Bookmark], _ focus: KeyFocus<Bookmark.ID>) -> some View {
    ForEach(bookmarks) { bookmark in
      SavedRow(bookmark: bookmark, pictures: services.pictures, focus: focus)
    }
    .onDelete { offsets in
      for bookmark in offsets.map({ bookmarks[$0] }) { library.toggle(bookmark) }
    }
  }
}

/// One thing that was put aside; it leads to its page, or out to its article.
struct SavedRow: View {
  let bookmark: Bookmark
  let pictures: PictureCache
  let focus: KeyFocus<Bookmark.ID>

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let picture = bookmark.picture {
        PictureView(picture, label: "", frame: .saved, cache: pictures)
      } else {
        PicturePlaceholder(symbol: bookmark.kind.symbol, frame: .saved)
      }
      VStack(alignment: .leading, spacing: 4) {
        title
        if !bookmark.subtitle.isEmpty {
          Text(bookmark.subtitle)
            .font(.caption)
            .foregroundColor(.secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      BookmarkButton(bookmark: bookmark)
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
    }
    .padding(.vertical, 4)
  }

  @ViewBuilder private var title: some View {
    if let url = URL(string: bookmark.address) {
      Link(bookmark.title, destination: url)
        .font(.headline)
        .foregroundColor(.primary)
        .keyed(focus, bookmark.id)
    } else {
      Text(bookmark.title)
        .font(.headline)
    }
  }
}

extension PictureFrame {
  /// A small square beside a line of text.
  static let saved = PictureFrame(shape: 1, width: 56)
}

extension Bookmark.Kind {
  /// What several things of this kind are called.
  var title: LocalizedStringKey {
    switch self {
    case .article: "Articles"
    case .movie: "Movies"
    case .person: "People"
    case .story: "Hacker News"
    case .cat: "Cats"
    }
  }

  /// The symbol that stands for things of this kind.
  var symbol: String {
    switch self {
    case .article: "newspaper"
    case .movie: "film"
    case .person: "person"
    case .story: "text.bubble"
    case .cat: "pawprint"
    }
  }
}
