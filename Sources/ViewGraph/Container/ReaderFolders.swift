import Foundation
import Synchronization

/// The folders of one reader, as an app has them on a device: Documents, Library, tmp. They are made when a program first
/// asks for one, for no other user of the machine to look into.
package final class ReaderFolders: Sendable {
  private struct State {
    var home: URL?
    /// Bytes of all files, as far as they were counted; nil before that.
    var size: Int?
  }

  private let place: URL?
  private let limit: Int
  private let state = Mutex(State())

  /// Makes the folders of a reader.
  ///
  /// - Parameters:
  ///   - place: The folder above them; nil is a new one that goes away with the object.
  ///   - limit: Bytes of all files.
  package init(in place: URL? = nil, limit: Int = .max) {
    self.place = place
    self.limit = limit
  }

  deinit {
    if place == nil, let home = state.withLock(\.home) { try? FileManager.default.removeItem(at: home) }
  }

  /// The folder that a program takes for its reader's home.
  package var home: URL {
    state.withLock { state in
      if let home = state.home { return home }
      let home = place ?? Self.temporaryPlace()
      Self.prepare(home, limit: limit)
      state.home = home
      return home
    }
  }

  /// What lasts until no page of the reader is open.
  package var temporary: URL { home.appending(path: "tmp", directoryHint: .isDirectory) }

  /// A folder that every user has; nil for those that belong to the machine.
  package func folder(for directory: FileManager.SearchPathDirectory) -> URL? {
    Self.names[directory.rawValue].map { home.appending(path: $0, directoryHint: .isDirectory) }
  }

  /// Counts what is about to be written. Throws where that is more than the reader may keep.
  package func makeRoom(for bytes: Int, at file: URL) throws {
    try state.withLock { state in
      guard let home = state.home, file.standardizedFileURL.path.hasPrefix(home.path + "/") else { return }
      // What was overwritten or removed since is not known: count again before anything is refused.
      if state.size.map({ bytes > limit - $0 }) ?? true { state.size = Self.size(of: home) }
      guard let size = state.size, bytes <= limit - size else { throw CocoaError(.fileWriteOutOfSpace) }
      state.size = size + bytes
    }
  }

  private static let names: [UInt: String] = [
    FileManager.SearchPathDirectory.documentDirectory.rawValue: "Documents",
    FileManager.SearchPathDirectory.libraryDirectory.rawValue: "Library",
    FileManager.SearchPathDirectory.applicationSupportDirectory.rawValue: "Library/Application Support",
    FileManager.SearchPathDirectory.cachesDirectory.rawValue: "Library/Caches",
    FileManager.SearchPathDirectory.autosavedInformationDirectory.rawValue: "Library/Autosave Information",
    FileManager.SearchPathDirectory.desktopDirectory.rawValue: "Desktop",
    FileManager.SearchPathDirectory.downloadsDirectory.rawValue: "Downloads",
    FileManager.SearchPathDirectory.moviesDirectory.rawValue: "Movies",
    FileManager.SearchPathDirectory.musicDirectory.rawValue: "Music",
    FileManager.SearchPathDirectory.picturesDirectory.rawValue: "Pictures",
    FileManager.SearchPathDirectory.sharedPublicDirectory.rawValue: "Public",
  ]

  private static func temporaryPlace() -> URL {
    let folder = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    return URL(fileURLWithPath: folder).appending(path: "reader-\(UUID().uuidString)", directoryHint: .isDirectory)
  }

  /// Makes the folders that are there on a device. What was temporary is gone, and so are caches where there is too much in all,
  /// as a device purges them.
  private static func prepare(_ home: URL, limit: Int) {
    let manager = FileManager.default
    let (temporary, caches) = (home.appending(path: "tmp"), home.appending(path: "Library/Caches"))
    try? manager.removeItem(at: temporary)
    if limit < .max, size(of: home) > limit { try? manager.removeItem(at: caches) }
    for folder in [home, home.appending(path: "Documents"), home.appending(path: "Library"), caches, temporary] {
      try? manager.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
  }

  private static func size(of folder: URL) -> Int {
    let keys: Set<URLResourceKey> = [.isRegularFileKey, .fileSizeKey]
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys))
    var size = 0
    while let file = files?.nextObject() as? URL {
      guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true else { continue }
      size += values.fileSize ?? 0
    }
    return size
  }
}
