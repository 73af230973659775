import Shelf
import SwiftUI

/// Everything that the reader has put aside, by kind, the latest first.
struct SavedScreen: View {
  let services: ReaderServices
  @EnvironmentObject private var library: Library
  @Environment(\.horizontalSizeClass) private var width
  @State private var words = ""
  @State private var order = SavedOrder.date

  var body: some View {
    Group {
      if library.bookmarks.isEmpty {
        EmptyNotice(
          symbol: "bookmark", title: "Nothing saved yet",
          message: Text("Articles, movies, stories and cats that you save are kept here."))
      } else if kinds.isEmpty {
        EmptyNotice(symbol: "magnifyingglass", title: "Nothing found", message: Text("Nothing saved holds “\(words)”."))
      } else {
        KeyedItems(kinds.flatMap(bookmarks).map(\.id)) { focus in
          // Where there is room, as many beside one another as fit.
          if width == .regular { wall(focus) } else { list(focus) }
        }
      }
    }
    .navigationTitle("Saved")
    .searching($words, prompt: "Search what is saved")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        NavigationLink(value: SavedRoute.settings) { Label("Settings", systemImage: "gearshape") }
      }
      ToolbarItem(placement: .primaryAction) {
        Menu {
          Picker("Sort", selection: $order) {
            Text("Latest first").tag(SavedOrder.date)
            Text("By title").tag(SavedOrder.title)
          }
          .pickerStyle(.inline)
        } label: {
          Label("Sort", systemImage: "arrow.up.arrow.down")
        }
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
    let words = words.trimmingCharacters(in: .whitespaces)
    let found = library.bookmarks.filter { bookmark in
      bookmark.kind == kind
        && (words.isEmpty || "\(bookmark.title) \(bookmark.subtitle)".localizedStandardContains(words))
    }
    switch order {
    case .date: return found
    case .title: return found.sorted { $0.title.localizedStandardCompare($1.title) == .orderedAscending }
    }
  }

  private func list(_ focus: KeyFocus<Bookmark.ID>) -> some View {
    List {
      ForEach(kinds, id: \.self) { kind in
        Section(kind.title) { rows(bookmarks(kind), focus) }
      }
    }
    .listStyle(.plain)
  }

  private func wall(_ focus: KeyFocus<Bookmark.ID>) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        ForEach(kinds, id: \.self) { kind in
          PageSection(kind.title) {
            ItemGrid {
              ForEach(bookmarks(kind)) { bookmark in
                SavedRow(bookmark: bookmark, pictures: services.pictures, focus: focus)
              }
            }
          }
        }
      }
      .padding()
    }
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

/// How saved things stand below each other.
enum SavedOrder: String, Hashable {
  case date, title
}

/// One thing that was put aside; it leads to its page.
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
        if let stars = bookmark.stars {
          StarsText(stars: stars)
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
    if let url = URL(string: bookmark.page) {
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

extension Bookmark {
  /// Where it is shown: an article on its page in the reader, as far as the service has it or it was kept.
  var page: String {
    kind == .article ? NewsRoute.article(address: address, title: String(title.prefix(120))).address : address
  }
}

extension Bookmark.Kind {
  /// What several things of this kind are called.
  var title: LocalizedStringKey {
    switch self {
    case .article: "Articles"
    case .movie: "Movies"
    case .watch: "Watchlist"
    case .rated: "Rated"
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
    case .watch: "clock"
    case .rated: "star"
    case .person: "person"
    case .story: "text.bubble"
    case .cat: "pawprint"
    }
  }
}
