import SwiftUI
import TheCatAPI

/// One cat: its picture, its breed, and what the reader thinks of it.
struct CatScreen: View {
  let id: CatImage.ID
  let services: ReaderServices

  var body: some View {
    FetchedView(services.cats.imagePublisher(id), words: words) { cat in
      CatDetails(cat: cat, services: services)
        .bookmarkButton(cat.bookmark)
        .shareButton(cat.url, title: cat.bookmark.title)
    }
    .navigationTitle("A cat")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var words: ListWords {
    ListWords(
      failure: "The cat did not arrive", loading: "Calling the cat", nothingFound: "There is no such cat.",
      symbol: "pawprint")
  }
}

private struct CatDetails: View {
  let cat: CatImage
  let services: ReaderServices

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        PictureView(cat.url, label: label, frame: frame, cache: services.pictures)
        if services.cats.keepsMarks {
          HStack(spacing: 12) {
            VoteButtons(image: cat)
            Spacer()
            FavouriteButton(image: cat.id, url: cat.url)
          }
        }
        ForEach(cat.breeds) { breed in
          NavigationLink(value: CatRoute.breed(breed.id)) {
            Label(breed.name, systemImage: "pawprint")
          }
        }
        Text(facts)
          .font(.footnote)
          .foregroundColor(.secondary)
      }
      .padding()
      .frame(maxWidth: 640)
      .frame(maxWidth: .infinity)
    }
  }

  private var label: String { cat.breeds.first?.name ?? String(localized: "A cat") }

  /// The picture in its own shape, as far as that fits a screen.
  private var frame: PictureFrame {
    PictureFrame(
      shape: min(max(cat.shape ?? 1, 0.66), 2), width: 608, isFixed: false, cornerRadius: 12, placeholder: "pawprint")
  }

  private var facts: String {
    let size = [cat.width, cat.height].compactMap { $0 }.map(String.init).joined(separator: " × ")
    return (cat.categories.map(\.title) + [size, cat.id]).filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
