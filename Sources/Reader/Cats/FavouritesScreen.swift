import SwiftUI
import TheCatAPI

/// The reader's favourites, newest first.
struct FavouritesScreen: View {
  let services: ReaderServices
  @EnvironmentObject private var favourites: CatMarks<Bool>

  var body: some View {
    Group {
      if favourites.marks.isEmpty, favourites.state == .loaded {
        EmptyNotice(
          symbol: "heart", title: "No favourites yet", message: Text("Press a cat's heart, and the cat is kept here."))
      } else if favourites.marks.isEmpty {
        ListNotice(state: favourites.state, words: Self.words, retry: favourites.load)
      } else {
        KeyedItems(favourites.marks.map(\.id)) { focus in
          ScrollView {
            CatGrid {
              ForEach(favourites.marks) { mark in
                if let url = mark.url {
                  CatTile(id: mark.image, url: url, breed: nil, services: services, focus: focus)
                }
              }
            }
          }
        }
      }
    }
    .navigationTitle("Favourites")
    .navigationBarTitleDisplayMode(.inline)
  }

  private static let words = ListWords(
    failure: "Your favourites did not arrive", loading: "Looking for your favourites",
    nothingFound: "Press a cat's heart, and the cat is kept here.", symbol: "heart")
}
