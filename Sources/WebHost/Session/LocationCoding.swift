import Foundation
import ViewGraph

/// Locations as addresses within the host (`/news/science?key=value&…`) and back.
///
/// Each word of the path is a segment. The query has the form of HTML's GET forms, so a form without scripts makes the
/// same address. Names that begin with `~` are the host's own (such as `~latency`) and never part of a location.
package enum LocationCoding {
  /// Bytes of a path, and of a query, beyond which it is not looked at.
  package static let maxPathLength = 2 * 1024, maxLength = 8 * 1024
  /// Segments of a path beyond which it leads nowhere.
  package static let maxSegments = 32
  /// Bytes of a value beyond which it is no part of an address: one long text would make all of it unreadable. Pages
  /// hold what was entered besides.
  package static let maxValueLength = 1024
  /// Entries beyond which a query is cut.
  package static let maxEntries = 64
  /// Bytes of what a form has sent beyond which it is not looked at.
  package static let maxFormLength = 64 * 1024
  /// A word that no control has, for paths that lead nowhere.
  private static let nowhere = "\0"

  /// The path of a location; `/` for the start.
  package static func path(of location: Location) -> String {
    "/" + location.words.map { escape($0, isSegment: true) }.joined(separator: "/")
  }

  /// The query of a location without its question mark: what is on the screen or, with `isHidden`, what is on tabs
  /// that are not.
  package static func query(of location: Location, isHidden: Bool = false) -> String {
    location.entries.filter { $0.isHidden == isHidden && $0.value.utf8.count <= maxValueLength }
      .map { "\(escape($0.key))=\(escape($0.value))" }.joined(separator: "&")
  }

  /// The address of a location.
  package static func address(of location: Location) -> String {
    let query = query(of: location)
    return query.isEmpty ? path(of: location) : "\(path(of: location))?\(query)"
  }

  /// The location of an address; entries that cannot be read are left out, a path that cannot be leads nowhere. The
  /// last of several equal keys counts.
  ///
  /// - Parameters:
  ///   - address: The path with its query.
  ///   - hidden: A query of what is on tabs that are not shown.
  package static func location(from address: some StringProtocol, hidden: String = "") -> Location {
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var result = Location(entries(of: parts.count > 1 ? parts[1] : ""), words: words(of: parts[0]))
    for entry in entries(of: hidden[...]) where result[entry.key] == nil { result.entries.append(entry) }
    return result
  }

  /// The fields of a form (`application/x-www-form-urlencoded`), the host's own among them; nil where there are too many
  /// or they cannot be read. The last of several of one name counts.
  package static func fields(of form: some StringProtocol) -> [String: String]? {
    guard form.utf8.count <= maxFormLength else { return nil }
    let pairs = form.split(separator: "&")
    guard pairs.count <= maxEntries else { return nil }
    var result: [String: String] = [:]
    for pair in pairs {
      guard let (key, value) = field(of: pair) else { return nil }
      result[key] = value
    }
    return result
  }

  private static func field(of pair: some StringProtocol) -> (key: String, value: String)? {
    let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let key = unescape(parts[0]), !key.isEmpty, let value = unescape(parts.count > 1 ? parts[1] : "") else {
      return nil
    }
    return (key, value)
  }

  private static func words(of path: some StringProtocol) -> [String] {
    guard path.utf8.count <= maxPathLength else { return [nowhere] }
    let segments = path.split(separator: "/")
    guard segments.count <= maxSegments else { return [nowhere] }
    return segments.map { $0.removingPercentEncoding ?? nowhere }
  }

  private static func entries(of query: some StringProtocol) -> [Location.Entry] {
    var result: [Location.Entry] = []
    guard query.utf8.count <= maxLength else { return result }
    for pair in query.split(separator: "&").prefix(maxEntries) {
      guard let (key, value) = field(of: pair), !key.hasPrefix("~") else { continue }
      result.removeAll { $0.key == key }
      result.append(Location.Entry(key: key, value: value))
    }
    return result
  }

  /// Percent-encodes everything that has a meaning in addresses, HTML or logs.
  package static func escape(_ text: String, isSegment: Bool = false) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: ":"), UInt8(ascii: ","):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "/") where !isSegment:
        result += "/"
      case UInt8(ascii: " ") where !isSegment:
        result += "+"
      default:
        result += byte < 16 ? "%0" : "%"
        result += String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  /// Reads percent-encoding and plus signs; nil where it is not UTF-8.
  package static func unescape(_ text: some StringProtocol) -> String? {
    String(text.map { $0 == "+" ? " " : $0 }).removingPercentEncoding
  }
}
