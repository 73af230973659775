import Foundation
import Shelf

/// Where readers' bookmarks, settings and the like are kept.
enum ShelfFile {
  /// The usual place: `newsreel/shelf.sqlite` in `XDG_STATE_HOME`, which is `~/.local/state` where it is not set
  /// (XDG Base Directory Specification 0.8).
  static func usual(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    let home = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/state")
    return (state ?? home).appending(path: "newsreel/shelf.sqlite")
  }

  /// Opens the file; where that fails says why and keeps everything in memory, so that the reader works.
  static func open(_ file: URL) throws -> Shelf {
    do {
      return try Shelf(at: file)
    } catch {
      print("Bookmarks will not outlast this program: \(error.localizedDescription)")
      return try Shelf()
    }
  }

  /// What cookies are signed with: `NEWSREEL_SECRET`, or else a random text in a file beside the shelf, made the first
  /// time, so that readers are known again after a restart. Nil where it cannot be kept.
  static func secret(
    beside shelf: URL, _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    if let secret = environment["NEWSREEL_SECRET"], !secret.isEmpty { return secret }
    let file = shelf.deletingLastPathComponent().appending(path: "secret")
    if let known = try? String(contentsOf: file, encoding: .utf8), known.utf8.count >= 32 { return known }
    var random = SystemRandomNumberGenerator()
    let secret = (0..<4).map { _ in String(random.next(), radix: 36) }.joined(separator: "-")
    let isMade = FileManager.default.createFile(
      atPath: file.path, contents: Data(secret.utf8), attributes: [.posixPermissions: 0o600])
    return isMade ? secret : nil
  }
}
