import SwiftUI
import TMDb

/// A poster or a portrait in a frame, or a sign that there is none.
struct MoviePicture: View {
  let path: ImagePath?
  let kind: ImageKind
  let frame: PictureFrame
  let context: MovieContext
  var label = ""

  var body: some View {
    if let url = context.url(path, kind, width: frame.width) {
      PictureView(url, label: label, frame: frame, cache: context.pictures)
    } else if let symbol = frame.placeholder {
      PicturePlaceholder(symbol: symbol, frame: frame)
    }
  }
}

extension PictureFrame {
  private static let upright: CGFloat = 2 / 3

  /// In a line of a filmography.
  static let tinyPoster = PictureFrame(shape: upright, width: 44, cornerRadius: 4, placeholder: "film")
  /// In a list.
  static let smallPoster = PictureFrame(shape: upright, width: 92, placeholder: "film")
  /// In a row of movies.
  static let mediumPoster = PictureFrame(shape: upright, width: 120, placeholder: "film")
  /// On a movie's page, where there is little room.
  static let largePoster = PictureFrame(shape: upright, width: 150, cornerRadius: 10, placeholder: "film")
  /// On a movie's page, where there is much room.
  static let bigPoster = PictureFrame(shape: upright, width: 200, cornerRadius: 12, placeholder: "film")
  /// In a row of people.
  static let castPortrait = PictureFrame(shape: upright, width: 92, placeholder: "person.fill")
  /// On a person's page.
  static let portrait = PictureFrame(shape: upright, width: 150, cornerRadius: 10, placeholder: "person.fill")
}
