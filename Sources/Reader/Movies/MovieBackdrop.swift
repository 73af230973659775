import SwiftUI
import TMDb

/// A still of the movie from edge to edge, and what the movie is called.
struct MovieBackdrop: View {
  let movie: Movie
  let context: MovieContext
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      if movie.backdrop != nil {
        MoviePicture(
          path: movie.backdrop, kind: .backdrop, frame: width == .compact ? .backdrop : .wideBackdrop, context: context)
      }
      Text(movie.title)
        .font(width == .compact ? .title.bold() : .largeTitle.bold())
        .padding(.horizontal)
        .padding(.top, movie.backdrop == nil ? 16 : 0)
    }
  }
}

extension PictureFrame {
  /// As wide as the page.
  fileprivate static let backdrop = PictureFrame(shape: 16 / 9, width: 736, isFixed: false, cornerRadius: 0)
  /// The same on a wide screen, of which it leaves some to the rest.
  fileprivate static let wideBackdrop = PictureFrame(
    shape: 21 / 9, width: ReadableWidth.pictures, isFixed: false, cornerRadius: 0)
}
