import Combine
import PublisherView
import SwiftUI
import TheCatAPI

/// What is known of a breed, and its cats.
struct BreedScreen: View {
  let id: Breed.ID
  let services: ReaderServices

  var body: some View {
    FetchedView(services.cats.breedPublisher(id), words: words) { breed in
      BreedDetails(breed: breed, services: services)
        .navigationTitle(breed.name)
        .navigationBarTitleDisplayMode(.inline)
        .shareButton(breed.wikipedia ?? breed.pages.first, title: breed.name)
        .pageMetadata(description: breed.description.map { Text(verbatim: $0.plainText) }, image: breed.image?.url)
    }
  }

  private var words: ListWords {
    ListWords(
      failure: "The breed did not arrive", loading: "Loading the breed", nothingFound: "There is no such breed.",
      symbol: "pawprint")
  }
}

private struct BreedDetails: View {
  let breed: Breed
  let services: ReaderServices
  @Environment(\.locale) private var locale

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        if let image = breed.image { picture(image) }
        VStack(alignment: .leading, spacing: 6) {
          Text(breed.place(in: locale))
            .font(.subheadline)
            .foregroundColor(.secondary)
          if !breed.otherNames.isEmpty {
            Text("Also called \(breed.otherNames.joined(separator: ", "))")
              .font(.subheadline)
              .foregroundColor(.secondary)
          }
          if let description = breed.description { Text(description.plainText) }
        }
        BreedFacts(breed: breed)
        BreedRatings(ratings: breed.ratings)
        if services.cats.keepsMarks { BreedCats(breed: breed.id, services: services) }
        links
      }
      .padding()
      .readableWidth()
    }
  }

  private func picture(_ image: CatImage) -> some View {
    PictureView(
      image.url, label: breed.name,
      frame: PictureFrame(shape: min(max(image.shape ?? 1.5, 1), 2), width: 704, isFixed: false, cornerRadius: 12),
      cache: services.pictures)
  }

  @ViewBuilder private var links: some View {
    if let wikipedia = breed.wikipedia { Link("Read more in Wikipedia", destination: wikipedia) }
    ForEach(breed.pages, id: \.self) { page in
      Link(page.host() ?? page.absoluteString, destination: page)
    }
  }
}

/// Some cats of a breed, side by side; nothing where there are none.
private struct BreedCats: View {
  let breed: Breed.ID
  let services: ReaderServices

  private static let frame = PictureFrame(shape: 1, width: 132, cornerRadius: 10, placeholder: "pawprint")

  var body: some View {
    PublisherView(publisher: cats) { cats in
      if !cats.isEmpty {
        VStack(alignment: .leading, spacing: 8) {
          Text("Cats of this breed")
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
          ScrollView(.horizontal) {
            HStack(spacing: 10) {
              ForEach(cats) { cat in
                NavigationLink(value: CatRoute.cat(cat.id)) {
                  PictureView(cat.url, label: "", frame: Self.frame, cache: services.pictures)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("A cat of this breed")
              }
            }
          }
        }
      }
    }
  }

  private var cats: some Publisher<[CatImage], Never> {
    services.cats.imagesPublisher(1, services.cats.galleryQuery(breed: breed))
      .map(\.items)
      .replaceError(with: [])
  }
}
