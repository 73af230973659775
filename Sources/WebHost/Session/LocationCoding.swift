import Foundation
import ViewGraph

/// Locations as query strings (`?key=value&…`) and back.
///
/// The form is that of HTML's GET forms, so a form without scripts makes the same address. Names that begin with `~`
/// are the host's own (such as `~latency`) and never part of a location.
package enum LocationCoding {
  /// Bytes of a query beyond which it is not looked at.
  package static let maxLength = 8 * 1024
  /// Entries beyond which a query is cut.
  package static let maxEntries = 64

  /// The query of a location without its question mark; empty for the start.
  package static func query(of location: Location) -> String {
    location.entries.map { "\(escape($0.key))=\(escape($0.value))" }.joined(separator: "&")
  }

  /// The address of a location in a document at `path`.
  package static func address(of location: Location, path: String = "") -> String {
    let query = query(of: location)
    return query.isEmpty ? (path.isEmpty ? "?" : path) : "\(path)?\(query)"
  }

  /// The location of a query; what cannot be read is left out. The last of several equal keys counts.
  package static func location(from query: some StringProtocol) -> Location {
    var result = Location()
    guard query.utf8.count <= maxLength else { return result }
    for pair in query.drop(while: { $0 == "?" }).split(separator: "&").prefix(maxEntries) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = unescape(parts[0]), !key.isEmpty, !key.hasPrefix("~"),
        let value = unescape(parts.count > 1 ? parts[1] : "")
      else { continue }
      result.entries.removeAll { $0.key == key }
      result.entries.append(Location.Entry(key: key, value: value))
    }
    return result
  }

  /// Percent-encodes everything that has a meaning in queries, HTML or logs.
  package static func escape(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ","):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: " "):
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
