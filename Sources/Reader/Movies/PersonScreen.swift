import SwiftUI
import TMDb

/// All there is to know of someone who makes movies.
struct PersonScreen: View {
  @StateObject private var person: Resource<Person>
  private let context: MovieContext

  init(id: Person.ID, context: MovieContext) {
    self.context = context
    _person = StateObject(
      wrappedValue: Resource { context.tmdb.fetchPerson(id, with: [.movieCredits], in: context.language) })
  }

  var body: some View {
    ResourceView(person, words: words) { person in
      ScrollView {
        VStack(alignment: .leading, spacing: 28) {
          PersonHeader(person: person, context: context)
          if let biography = person.biography {
            PageSection("Biography") { Text(biography).frame(maxWidth: ReadableWidth.text, alignment: .leading) }
          }
          FilmographyList(title: "Acting", credits: person.movieCredits?.cast ?? [], context: context)
          FilmographyList(title: "Behind the camera", credits: person.movieCredits?.crew ?? [], context: context)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .pageWidth()
      }
      .bookmarkButton(person.bookmark(in: context))
      .shareButton(person.page, title: person.name)
    }
    .navigationTitle(person.value.map { Text($0.name) } ?? Text("Person"))
    .navigationBarTitleDisplayMode(.inline)
    .pageMetadata(
      description: person.value?.biography.map { Text($0) },
      image: context.url(person.value?.portrait, .portrait, width: 500))
  }

  private var words: ListWords {
    ListWords(
      failure: "The person did not arrive", loading: "Loading the person", nothingFound: "There is no such person.",
      symbol: "person")
  }
}

/// A portrait beside the facts of a life.
struct PersonHeader: View {
  let person: Person
  let context: MovieContext
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      MoviePicture(
        path: person.portrait, kind: .portrait, frame: .portrait, context: context, label: person.name)
      VStack(alignment: .leading, spacing: 10) {
        if let department = person.department {
          Fact("Known for", department.translated)
        }
        if let day = person.birthday {
          Fact("Born", day.text(in: locale))
        }
        if let day = person.deathday {
          Fact("Died", day.text(in: locale))
        }
        if let place = person.placeOfBirth {
          Fact("Place of birth", place)
        }
        if !person.otherNames.isEmpty {
          Fact("Also known as", person.otherNames.joined(separator: ", "))
        }
        if let url = person.homepage {
          Link("Open the site", destination: url)
            .font(.subheadline)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
