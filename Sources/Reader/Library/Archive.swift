import Foundation
import Shelf

/// What a reader takes along to another browser or another server: JSON.
struct Archive: Codable, Equatable {
  /// What it is, so that nothing else is taken for it.
  private(set) var format = Self.format
  var bookmarks: [Bookmark]
  var mutes: [Mute]
  /// Settings by their names; those that are as they were at first are left out.
  var settings: [String: String]

  static let format = "newsreel 1"

  init(bookmarks: [Bookmark] = [], mutes: [Mute] = [], settings: [String: String] = [:]) {
    self.bookmarks = bookmarks
    self.mutes = mutes
    self.settings = settings
  }

  /// Reads what `text` has written; nil for anything else.
  init?(text: String) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let archive = try? decoder.decode(Archive.self, from: Data(text.utf8)), archive.format == Self.format
    else { return nil }
    self = archive
  }

  /// As people can read it, too.
  var text: String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension Bookmark {
  /// What its service calls it, without its kind.
  var name: String { id.split(separator: "/", maxSplits: 1).last.map(String.init) ?? id }

  /// The same thing among those of another kind.
  func with(_ kind: Kind) -> Bookmark {
    Bookmark(
      id: "\(kind.rawValue)/\(name)", kind: kind, title: title, subtitle: subtitle, address: address, picture: picture,
      date: date)
  }

  /// Whether it is such as this program makes: it belongs to its kind, and leads to a place in the reader or on the web.
  var isSound: Bool {
    let isPlace = address.hasPrefix("/") && !address.hasPrefix("//") && !address.hasPrefix("/~")
    let isWeb = ["http", "https"].contains(URL(string: address)?.scheme?.lowercased() ?? "")
    return id.hasPrefix(kind.rawValue + "/") && (isPlace || isWeb) && stars.map { (1...5).contains($0) } ?? true
  }
}
