import SwiftUI
import TMDb

/// One movie of a list.
struct MovieRow: View {
  let movie: Movie
  let context: MovieContext
  @EnvironmentObject private var library: Library

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      MoviePicture(path: movie.poster, kind: .poster, frame: .smallPoster, context: context)
      VStack(alignment: .leading, spacing: 4) {
        Text(movie.title)
          .font(.headline)
          .foregroundColor(library.isRead(movie.readMark) ? .secondary : .primary)
          .accessibilityHeading(.h2)
        MovieByline(movie: movie)
        if let stars = library.stars(ofMovie: String(movie.id)) {
          StarsText(stars: stars)
        }
        if let overview = movie.overview {
          Text(overview)
            .font(.subheadline)
            .lineLimit(4)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.vertical, 6)
  }
}

/// When a movie came out, and what people think of it.
struct MovieByline: View {
  let movie: Movie
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 8) {
      if let day = movie.releaseDate {
        Text(day.text(in: locale))
      }
      if let rating = movie.rating {
        HStack(spacing: 3) {
          Image(systemName: "star.fill")
            .foregroundColor(.yellow)
            .accessibilityHidden(true)
          Text(rating, format: .number.precision(.fractionLength(1)).locale(locale))
            .accessibilityLabel("Rated \(rating.formatted(.number.precision(.fractionLength(1)).locale(locale))) of 10")
        }
      }
    }
    .font(.caption)
    .foregroundColor(.secondary)
  }
}

extension Day {
  /// The day in a reader's language: the same wherever the reader is.
  func text(in locale: Locale) -> String {
    var style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale)
    style.timeZone = .gmt
    return date.formatted(style)
  }
}
