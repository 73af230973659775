import SwiftUI
import TMDb

/// A movie's poster beside its facts.
struct MovieHeader: View {
  let details: MovieDetails
  let context: MovieContext
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .top, spacing: 16) {
        MoviePicture(
          path: details.movie.poster, kind: .poster, frame: width == .compact ? .largePoster : .bigPoster,
          context: context, label: details.movie.title)
        VStack(alignment: .leading, spacing: 12) {
          MovieByline(movie: details.movie)
          if let tagline = details.tagline {
            Text(tagline)
              .italic()
              .foregroundColor(.secondary)
          }
          // As many columns as there is room for: beside a list there may be little, in a wide window much.
          LazyVGrid(
            columns: [GridItem(.adaptive(minimum: 120), spacing: 16, alignment: .topLeading)], alignment: .leading,
            spacing: 10
          ) {
            facts
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      MovieGenres(genres: details.genres)
      MovieMarks(bookmark: details.movie.bookmark(in: context))
    }
  }

  @ViewBuilder private var facts: some View {
    if let original = details.movie.originalTitle, original != details.movie.title {
      Fact("Original title", original)
    }
    if details.movie.rating != nil {
      Fact("Votes", details.movie.voteCount.formatted(.number.locale(locale)))
    }
    if let runtime = details.runtime {
      Fact("Running time", MovieFigures.duration(runtime, locale))
    }
    if let status = details.status, status != "Released" {
      Fact("Status", status.translated)
    }
    if !details.countries.isEmpty {
      Fact(
        "Countries", details.countries.map { locale.countryName($0) ?? $0 }.joined(separator: ", "))
    }
    if let code = details.movie.originalLanguage {
      Fact("Language", locale.languageName(code) ?? code)
    }
    if let budget = details.budget {
      Fact("Budget", MovieFigures.money(budget, locale))
    }
    if let revenue = details.revenue {
      Fact("Revenue", MovieFigures.money(revenue, locale))
    }
    if let url = details.homepage {
      Link("Open the site", destination: url)
        .font(.subheadline)
    }
  }
}

/// What kinds of movie it is; each leads to others of its kind.
private struct MovieGenres: View {
  let genres: [Genre]

  var body: some View {
    if !genres.isEmpty {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 8) {
          ForEach(genres) { genre in
            NavigationLink(value: MovieRoute.genre(genre.id)) {
              Text(genre.title)
                .font(.subheadline)
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .background(Color.gray.opacity(0.15))
                .clipShape(Capsule())
                // As high as a finger.
                .frame(minHeight: 44)
                .contentShape(Rectangle())
            }
          }
        }
      }
    }
  }
}

/// A name and what it is.
struct Fact: View {
  private let name: LocalizedStringKey
  private let value: String

  init(_ name: LocalizedStringKey, _ value: String) {
    self.name = name
    self.value = value
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(name)
        .font(.caption)
        .foregroundColor(.secondary)
      Text(value)
        .font(.subheadline)
    }
  }
}

/// How lengths and sums are written.
enum MovieFigures {
  static func duration(_ minutes: Int, _ locale: Locale) -> String {
    // Nobody's movie is longer than a year.
    Duration.seconds(min(minutes, 525_600) * 60)
      .formatted(.units(allowed: [.hours, .minutes], width: .abbreviated).locale(locale))
  }

  static func money(_ dollars: Int, _ locale: Locale) -> String {
    dollars.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(locale))
  }
}
