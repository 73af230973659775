import SwiftUI
import TheCatAPI

/// All breeds, of which the reader sees those whose name or origin holds what they type.
struct BreedsScreen: View {
  let services: ReaderServices
  /// Whether the field for the search has the focus from the start.
  var takesFocus = false
  /// What breeds are looked for by.
  @State private var name = ""

  var body: some View {
    FetchedView(services.cats.breedsPublisher(), words: words) { breeds in
      BreedsList(breeds: breeds, words: $name, services: services)
    }
    // There from the start, so that nothing moves when the breeds come.
    .searching($name, prompt: "Search breeds", takesFocus: takesFocus)
    .navigationTitle("Breeds")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var words: ListWords {
    ListWords(
      failure: "The breeds did not arrive", loading: "Loading breeds", nothingFound: "There are no breeds.",
      symbol: "pawprint")
  }
}

private struct BreedsList: View {
  let breeds: [Breed]
  @Binding var words: String
  let services: ReaderServices
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    Group {
      if found.isEmpty {
        EmptyNotice(
          symbol: "magnifyingglass", title: "Nothing found", message: Text("No breed is called “\(words)”."))
      } else {
        KeyedItems(found.map(\.id)) { focus in
          // Where there is room, as many beside one another as fit.
          if width == .regular {
            ScrollView {
              ItemGrid { rows(focus) }
                .padding()
            }
            .buttonStyle(.plain)
          } else {
            List { rows(focus) }
              .listStyle(.plain)
          }
        }
      }
    }
  }

  private func rows(_ focus: KeyFocus<Breed.ID>) -> some View {
    ForEach(found) { breed in
      NavigationLink(value: CatRoute.breed(breed.id)) {
        BreedRow(breed: breed, services: services)
      }
      .keyed(focus, breed.id)
    }
  }

  private var found: [Breed] {
    let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty else { return breeds }
    return breeds.filter { breed in
      ([breed.name, breed.origin ?? "", breed.place(in: locale)] + breed.otherNames).contains {
        $0.localizedCaseInsensitiveContains(words)
      }
    }
  }
}

/// One breed of a list.
private struct BreedRow: View {
  let breed: Breed
  let services: ReaderServices
  @Environment(\.locale) private var locale

  private static let frame = PictureFrame(shape: 1, width: 56, cornerRadius: 10, placeholder: "pawprint")

  var body: some View {
    HStack(spacing: 12) {
      if let url = breed.image?.url {
        PictureView(url, label: "", frame: Self.frame, cache: services.pictures)
      } else {
        PicturePlaceholder(symbol: "pawprint", frame: Self.frame)
      }
      VStack(alignment: .leading, spacing: 3) {
        Text(breed.name)
          .font(.headline)
        Text(breed.place(in: locale))
          .font(.caption)
          .foregroundColor(.secondary)
        Text(breed.temperament.prefix(3).map(\.translated).listed(in: locale))
          .font(.subheadline)
          .foregroundColor(.secondary)
          .lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.vertical, 3)
  }
}

extension Breed {
  /// The flag and the name of where the breed comes from, in a language.
  func place(in locale: Locale) -> String {
    let country = countryCode.flatMap { locale.countryName($0.uppercased()) }
    return [countryCode?.flag, country ?? origin].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
