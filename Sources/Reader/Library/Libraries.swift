import Foundation
import Shelf

/// The libraries of the readers who have pages open: one for all pages of a reader, so that they agree.
@MainActor
final class Libraries {
  private let shelf: Shelf
  private var open: [String: Weak<Library>] = [:]
  /// How many entries there may be before those of readers who have left are looked for.
  private var limit = 64

  init(shelf: Shelf) {
    self.shelf = shelf
  }

  /// The library of a reader, who is known by a name.
  func library(of reader: String) -> Library {
    if let known = open[reader]?.value { return known }
    let library = Library(shelf: shelf, reader: reader)
    open[reader] = Weak(library)
    if open.count > limit {
      open = open.filter { $0.value.value != nil }
      limit = max(64, open.count * 2)
    }
    return library
  }
}
