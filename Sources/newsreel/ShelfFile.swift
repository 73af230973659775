import Foundation
import Shelf
import WebHost

/// Where readers' bookmarks, settings and the like are kept.
enum ShelfFile {
  /// What `--data` names, a file or the address of a PostgreSQL database; in its absence what the environment names,
  /// such an address or a folder, or the usual file.
  enum Place {
    case file(URL)
    case postgres(String)

    init(_ data: String?, environment: [String: String]) {
      let kept = environment["NEWSREEL_DATA"].flatMap { $0.isEmpty ? nil : $0 }
      switch data ?? kept {
      case .some(let name) where ["postgres://", "postgresql://"].contains(where: name.hasPrefix):
        self = .postgres(name)
      case .some(let name) where data != nil: self = .file(URL(fileURLWithPath: name))
      case .some(let folder): self = .file(URL(fileURLWithPath: folder).appending(path: "shelf.sqlite"))
      case nil: self = .file(DataFolder.usual(of: "newsreel").appending(path: "shelf.sqlite"))
      }
    }

    /// True where other machines may use it, too.
    var isShared: Bool { if case .postgres = self { true } else { false } }

    /// Where the rest is kept that is readers': the files of their programs, and the secret.
    var folder: URL {
      switch self {
      case .file(let file): file.deletingLastPathComponent()
      case .postgres: DataFolder.usual(of: "newsreel")
      }
    }
  }

  /// Opens the shelf. A database need not answer yet.
  static func open(_ place: Place) throws -> Shelf {
    switch place {
    case .file(let file): try open(file)
    case .postgres(let address): try Shelf(postgres: address)
    }
  }

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
