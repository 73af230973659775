import Shelf
import SwiftUI
import TMDb

extension Movie: LibraryItem {
  /// Where everybody can read about it.
  var page: URL? { URL(string: "https://www.themoviedb.org/movie/\(id)") }
  var readMark: String { "movie/\(id)" }
  var texts: [String] { [title, overview].compactMap { $0 } }

  /// What is kept of it.
  @MainActor
  func bookmark(in context: MovieContext) -> Bookmark {
    Bookmark(
      .movie, String(id), title: title, subtitle: releaseDate.map { String($0.year) } ?? "", address: "/movies/\(id)",
      picture: context.url(poster, .poster, width: PictureFrame.saved.width))
  }
}

extension Person {
  /// Where everybody can read about them.
  var page: URL? { URL(string: "https://www.themoviedb.org/person/\(id)") }

  /// What is kept of them.
  @MainActor
  func bookmark(in context: MovieContext) -> Bookmark {
    Bookmark(
      .person, String(id), title: name, address: "/movies/person/\(id)",
      picture: context.url(portrait, .portrait, width: PictureFrame.saved.width))
  }
}
