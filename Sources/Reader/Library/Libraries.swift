import Foundation
import Shelf

/// The libraries of the readers who have pages open: one for all pages of a reader, so that they agree.
@MainActor
final class Libraries {
  private let shelf: Shelf
  private let now: () -> Date
  private var open: [String: Weak<Library>] = [:]
  /// How many entries there may be before those of readers who have left are looked for.
  private var limit = 64

  init(shelf: Shelf, now: @escaping () -> Date) {
    self.shelf = shelf
    self.now = now
  }

  /// The library of a reader, who is known by a name.
  func library(of reader: String) -> Library {
    if let known = open[reader]?.value {
      known.refresh()
      return known
    }
    let library = Library(shelf: shelf, reader: reader, now: now)
    open[reader] = Weak(library)
    if open.count > limit {
      open = open.filter { $0.value.value != nil }
      limit = max(64, open.count * 2)
    }
    return library
  }
}
