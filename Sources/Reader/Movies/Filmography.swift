import SwiftUI
import TMDb

/// The movies that somebody had a part in, newest first.
struct Filmography {
  /// One movie with all that the person did in it.
  struct Entry: Identifiable {
    var movie: Movie
    /// Whom the person played.
    var characters: [String] = []
    /// What else the person did.
    var jobs: [String] = []

    var id: Movie.ID { movie.id }

    /// Both in a reader's language. Characters have names of their own; jobs are words of a list.
    func parts(in locale: Locale) -> String {
      (characters + [jobs.listed(in: locale)]).filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  let entries: [Entry]

  init(_ credits: [PersonCredit]) {
    var entries: [Entry] = []
    var places: [Movie.ID: Int] = [:]
    for credit in credits where !credit.isSeries {
      let place = places[credit.movie.id] ?? entries.count
      if place == entries.count {
        places[credit.movie.id] = place
        entries.append(Entry(movie: credit.movie))
      }
      if let character = credit.character {
        entries[place].characters.append(character)
      } else if let job = credit.job {
        entries[place].jobs.append(job.translatedJob)
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
  @Environment(\.locale) private var locale

  var body: some View {
    if !credits.isEmpty {
      PageSection(title) {
        ItemGrid {
          ForEach(Filmography(credits).entries) { entry in
            NavigationLink(value: MovieRoute.movie(entry.id)) {
              HStack(spacing: 12) {
                MoviePicture(path: entry.movie.poster, kind: .poster, frame: .tinyPoster, context: context)
                VStack(alignment: .leading, spacing: 2) {
                  Text(entry.movie.title)
                    .font(.subheadline.bold())
                    .foregroundColor(.primary)
                  Text(entry.parts(in: locale))
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
