import Foundation
import Shelf
import WebHost

/// Where readers' bookmarks, settings and the like are kept.
enum ShelfFile {
  /// Opens the file; where that fails says why and keeps everything in memory, so that the reader works.
  static func open(_ file: URL) throws -> Shelf {
    do {
      return try Shelf(at: file)
    } catch {
      HostLog.once(
        "shelf-file", "Bookmarks will not outlast this program: see to the file, or name another with --data.",
        fields: ["error": "\(error.localizedDescription)"])
      return try Shelf()
    }
  }
}
