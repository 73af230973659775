import SwiftUI
import TMDb

/// A still of the movie from edge to edge, and what the movie is called.
struct MovieBackdrop: View {
  let movie: Movie
  let context: MovieContext

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      if movie.backdrop != nil {
        MoviePicture(path: movie.backdrop, kind: .backdrop, frame: .backdrop, context: context)
      }
      Text(movie.title)
        .font(.title.bold())
        .padding(.horizontal)
        .padding(.top, movie.backdrop == nil ? 16 : 0)
    }
  }
}

extension PictureFrame {
  /// As wide as the page.
  fileprivate static let backdrop = PictureFrame(shape: 16 / 9, width: 736, isFixed: false, cornerRadius: 0)
}
