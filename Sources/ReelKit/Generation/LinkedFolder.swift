import Foundation

/// A folder of links and small files that is made to hold exactly what it is told, and touches nothing that is right already.
/// Links are never followed: what they lead to is the program's.
struct LinkedFolder {
  private enum Item {
    case link(URL)
    case text(String)
    case data(Data)
  }

  let root: URL
  private var items: [String: Item] = [:]

  init(_ root: URL) {
    self.root = root
  }

  mutating func link(_ path: String, to url: URL) { items[path] = .link(url) }
  mutating func write(_ path: String, _ text: String) { items[path] = .text(text) }
  mutating func write(_ path: String, _ data: Data) { items[path] = .data(data) }

  /// Brings the folder to what it was told. Links become copies where `isCopied`.
  func finish(isCopied: Bool = false) throws {
    let manager = FileManager.default
    if Self.isLink(root) { try manager.removeItem(at: root) }
    try manager.createDirectory(at: root, withIntermediateDirectories: true)
    try removeOthers(root, "")
    for (path, item) in items {
      let place = root.appendingPathComponent(path)
      try manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      switch item {
      case .text(let text): try Self.write(text, to: place)
      case .data(let data): try Self.write(data, to: place)
      case .link(let url) where isCopied:
        guard url.exists else { continue }
        try? manager.removeItem(at: place)
        try manager.copyItem(at: url.resolvingSymlinksInPath(), to: place)
      case .link(let url):
        if (try? manager.destinationOfSymbolicLink(atPath: place.path)) == url.path { continue }
        try? manager.removeItem(at: place)
        try manager.createSymbolicLink(at: place, withDestinationURL: url)
      }
    }
  }

  private func removeOthers(_ folder: URL, _ path: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let place = path.isEmpty ? name : "\(path)/\(name)"
      let item = folder.appendingPathComponent(name)
      if items[place] != nil { continue }
      if items.keys.contains(where: { $0.hasPrefix("\(place)/") }), item.isFolder, !Self.isLink(item) {
        try removeOthers(item, place)
      } else {
        try FileManager.default.removeItem(at: item)
      }
    }
  }

  /// Writes a file where it says something else.
  static func write(_ text: String, to url: URL) throws { try write(Data(text.utf8), to: url) }

  private static func write(_ data: Data, to url: URL) throws {
    if FileManager.default.contents(atPath: url.path) == data, !isLink(url) { return }
    try? FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private static func isLink(_ url: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
  }
}
