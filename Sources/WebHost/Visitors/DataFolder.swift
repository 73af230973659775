import Foundation

/// A folder for what a program keeps: its secret, and a folder for each reader. Only the user whose process it is may look
/// inside.
package struct DataFolder: Sendable {
  /// Where it is.
  package let url: URL
  private static var privately: [FileAttributeKey: Any] { [.posixPermissions: 0o700] }

  /// Makes the folder where there is none. Throws where it cannot be made or written to.
  package init(_ url: URL) throws {
    self.url = url
    for folder in [url, url.appending(path: "readers")] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: Self.privately)
    }
  }

  /// The folder; where it cannot be used, says why, and there is none: the program works, and forgets.
  package static func open(_ url: URL) -> DataFolder? {
    do {
      return try DataFolder(url)
    } catch {
      HostLog.once(
        "data",
        "What readers keep will not outlast this program: make the folder writable, or name another with --data.",
        fields: ["folder": "\(url.path)", "error": "\(error.localizedDescription)"])
      return nil
    }
  }

  /// The usual place of a program's: a folder of its name in `XDG_STATE_HOME`, which is `~/.local/state` where it is not set
  /// (XDG Base Directory Specification 0.8).
  package static func usual(
    of program: String, _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    let home = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/state")
    return (state ?? home).appending(path: program)
  }

  /// What cookies are signed with: a random text in a file, made the first time, so that readers are known again after a
  /// restart. Nil where it cannot be kept.
  package var secret: String? {
    let file = url.appending(path: "secret")
    if let known = try? String(contentsOf: file, encoding: .utf8), known.utf8.count >= 32 { return known }
    var random = SystemRandomNumberGenerator()
    let secret = (0..<4).map { _ in String(random.next(), radix: 36) }.joined(separator: "-")
    let isMade = FileManager.default.createFile(
      atPath: file.path, contents: Data(secret.utf8), attributes: [.posixPermissions: 0o600])
    return isMade ? secret : nil
  }

  /// The folder of a reader, which is not there before something is kept in it.
  package func folder(of reader: VisitorID) -> URL {
    url.appending(path: "readers").appending(path: reader.description)
  }

  /// Makes the folder of a reader where there is none.
  package func makeFolder(of reader: VisitorID) throws -> URL {
    let folder = folder(of: reader)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: Self.privately)
    return folder
  }

  /// Takes away the folders of readers who have not come since a date.
  package func forgetReaders(absentSince date: Date) {
    let folders = try? FileManager.default.contentsOfDirectory(
      at: url.appending(path: "readers"), includingPropertiesForKeys: nil)
    for folder in folders ?? [] {
      let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
      guard let seen = attributes?[.modificationDate] as? Date, seen < date else { continue }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// Notes that a reader is here.
  package func welcome(_ reader: VisitorID, at date: Date) {
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder(of: reader).path)
  }
}
