import Foundation
import Shelf
import TheCatAPI

extension CatImage {
  /// What is kept of it.
  @MainActor var bookmark: Bookmark { Bookmark(cat: id, url: url, breed: breeds.first?.name) }
}

extension Bookmark {
  /// Describes a cat to put aside.
  init(cat id: CatImage.ID, url: URL, breed: String?) {
    self.init(.cat, id, title: breed ?? String(localized: "A cat"), address: "/cats/cat/\(id)", picture: url)
  }
}
