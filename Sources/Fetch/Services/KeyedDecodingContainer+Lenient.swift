import Foundation

/// What services write for "unknown" differs from field to field: no key, null, an empty text.
extension KeyedDecodingContainer {
  /// A text; nil if it is missing, null or blank.
  package func text(_ key: Key) throws -> String? {
    let text = try decodeIfPresent(String.self, forKey: key)
    return text?.allSatisfy(\.isWhitespace) ?? true ? nil : text
  }

  /// An address; nil if it is missing, null, blank or not an address.
  package func address(_ key: Key) throws -> URL? {
    try text(key).flatMap(WebAddress.parse)
  }

  /// A list; empty if it is missing or null.
  package func list<T: Decodable>(_ key: Key) throws -> [T] {
    try decodeIfPresent([T].self, forKey: key) ?? []
  }
}
