import Shelf
import SwiftUI

/// Everything that the reader has put aside, the latest first.
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
        List {
          ForEach(library.bookmarks) { bookmark in
            SavedRow(bookmark: bookmark, pictures: services.pictures)
          }
          .onDelete { offsets in
            for bookmark in offsets.map({ library.bookmarks[$0] }) { library.toggle(bookmark) }
          }
        }
        .listStyle(.plain)
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
}

/// One thing that was put aside.
struct SavedRow: View {
  let bookmark: Bookmark
  let pictures: PictureCache

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let picture = bookmark.picture {
        PictureView(picture, label: "", frame: .saved, cache: pictures)
      } else {
        PicturePlaceholder(symbol: bookmark.kind.symbol, frame: .saved)
      }
      VStack(alignment: .leading, spacing: 4) {
        if let url = URL(string: bookmark.address) {
          Link(bookmark.title, destination: url)
            .font(.headline)
            .foregroundColor(.primary)
        } else {
          Text(bookmark.title)
            .font(.headline)
        }
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
}

extension PictureFrame {
  /// A small square beside a line of text.
  static let saved = PictureFrame(shape: 1, width: 56)
}

extension Bookmark.Kind {
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
