import Foundation
import Shelf

/// Where readers' bookmarks, settings and the like are kept.
enum ShelfFile {
  /// Opens the file; where that fails says why and keeps everything in memory, so that the reader works.
  static func open(_ file: URL) throws -> Shelf {
    do {
      return try Shelf(at: file)
    } catch {
      print("Bookmarks will not outlast this program: \(error.localizedDescription)")
      return try Shelf()
    }
  }
}
