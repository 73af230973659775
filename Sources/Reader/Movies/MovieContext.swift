import Foundation
import TMDb

/// What the movie screens need: who to ask, in which language, and where pictures come from.
@MainActor
struct MovieContext {
  let tmdb: TMDb
  let pictures: PictureCache
  /// The language of titles and texts as the service wants it, such as "en-US" or "ru".
  let language: String

  init(services: ReaderServices, locale: Locale) {
    tmdb = services.tmdb
    pictures = services.pictures
    let code = locale.language.languageCode?.identifier ?? "en"
    // A region may be a number, such as 001 for the world, of which the service knows nothing.
    let region = locale.language.region?.identifier.filter(\.isLetter) ?? ""
    language = region.isEmpty ? code : "\(code)-\(region)"
  }

  /// Where a picture is, for screens with two pixels to a point.
  func url(_ path: ImagePath?, _ kind: ImageKind, width: CGFloat) -> URL? {
    tmdb.imageURL(path, kind, width: Double(width) * 2)
  }
}
