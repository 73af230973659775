import SwiftUI
import TMDb

/// The movies that somebody had a part in, newest first.
struct Filmography {
  /// One movie with all that the person did in it.
  struct Entry: Identifiable {
    var movie: Movie
    var parts: [String]

    var id: Movie.ID { movie.id }
  }

  let entries: [Entry]

  init(_ credits: [PersonCredit]) {
    var entries: [Entry] = []
    var places: [Movie.ID: Int] = [:]
    for credit in credits where !credit.isSeries {
      let parts = [credit.character ?? credit.job?.translatedJob].compactMap { $0 }
      if let place = places[credit.movie.id] {
        entries[place].parts += parts
      } else {
        places[credit.movie.id] = entries.count
        entries.append(Entry(movie: credit.movie, parts: parts))
      }
    }
    // What has no date yet is still to come.
    self.entries = entries.sorted { left, right in
      switch (left.movie.releaseDate, right.movie.releaseDate) {
      case (nil, nil): left.movie.id > right.movie.id
      case (nil, _): true
      case (_, nil): false
      case (.some(let first), .some(let second)): first > second
      }
    }
  }
}

/// A filmography on the screen; each movie leads to its page.
struct FilmographyList: View {
  let title: LocalizedStringKey
  let credits: [PersonCredit]
  let context: MovieContext

  var body: some View {
    if !credits.isEmpty {
      PageSection(title) {
        LazyVStack(alignment: .leading, spacing: 10) {
          ForEach(Filmography(credits).entries) { entry in
            NavigationLink(value: MovieRoute.movie(entry.id)) {
              HStack(spacing: 12) {
                MoviePicture(path: entry.movie.poster, kind: .poster, frame: .tinyPoster, context: context)
                VStack(alignment: .leading, spacing: 2) {
                  Text(entry.movie.title)
                    .font(.subheadline.bold())
                    .foregroundColor(.primary)
                  Text(entry.parts.joined(separator: ", "))
                    .font(.caption)
                    .foregroundColor(.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                Text(entry.movie.releaseDate.map { String($0.year) } ?? "")
                  .font(.caption)
                  .foregroundColor(.secondary)
              }
            }
            .buttonStyle(.plain)
          }
        }
      }
    }
  }
}
