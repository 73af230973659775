import Shelf
import SwiftUI
import TheCatAPI

/// An endless wall of cats, or why there are none.
struct CatGallery: View {
  @ObservedObject var list: CatList
  let services: ReaderServices

  private static let words = ListWords(
    failure: "The cats did not arrive", loading: "Calling the cats", nothingFound: "There are no cats of this kind.",
    symbol: "pawprint")

  var body: some View {
    Group {
      if list.items.isEmpty {
        ListNotice(state: list.state, words: Self.words, retry: list.retry)
      } else {
        KeyedItems(list.items.map(\.id), loadMore: list.loadMore) { focus in
          ScrollView {
            CatGrid {
              ForEach(list.items) { cat in
                CatTile(id: cat.id, url: cat.url, breed: cat.breeds.first?.name, services: services, focus: focus)
                  .onAppear { if cat.id == list.items.last?.id { list.loadMore() } }
              }
            }
          }
          .id(list.edition)
          .stale(list.state == .loading)
          .refreshable { [list] in await list.refresh() }
        }
      }
    }
    .failureAlert(Self.words.failure, $list.alert)
  }
}

/// Columns for tiles, as many as there is room for.
struct CatGrid<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 150, maximum: 260), spacing: 10)], spacing: 10) {
      content
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
  }
}

/// A cat on the wall: its picture leads to its page.
struct CatTile: View {
  let id: CatImage.ID
  let url: URL
  /// What breed it is; nil where that is not known.
  let breed: String?
  let services: ReaderServices
  let focus: KeyFocus<CatImage.ID>

  private static let frame = PictureFrame(
    shape: 1, width: 260, isFixed: false, cornerRadius: 12, placeholder: "pawprint")

  var body: some View {
    let bookmark = Bookmark(cat: id, url: url, breed: breed)
    ZStack(alignment: .topTrailing) {
      NavigationLink(value: CatRoute.cat(id)) {
        PictureView(url, label: "", frame: Self.frame, cache: services.pictures)
      }
      .buttonStyle(.plain)
      // A name that is there before the picture is.
      .accessibilityLabel(bookmark.title)
      .keyed(focus, id)
      .contextMenu { BookmarkButton(bookmark: bookmark) }
      if services.cats.keepsMarks {
        FavouriteButton(image: id, url: url)
          .padding(2)
      }
    }
  }
}
