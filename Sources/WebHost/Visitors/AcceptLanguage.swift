/// Reads `Accept-Language` (RFC 9110, section 12.5.4).
package enum AcceptLanguage {
  /// Bytes beyond which a field is not read.
  static let maxLength = 1024
  /// Ranges beyond which a field is cut.
  static let maxRanges = 32

  /// The languages that a browser asks for as BCP 47 tags, best first.
  ///
  /// Equal weights keep their order. Ranges that break the grammar, and those of weight 0, are left out, and so is `*`,
  /// which names no language.
  package static func languages(in fields: [String]) -> [String] {
    let field = fields.joined(separator: ",")
    guard field.utf8.count <= maxLength else { return [] }
    let ranges = field.split(separator: ",").prefix(maxRanges).compactMap(range)
    return ranges.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.tag)
  }

  /// True for what looks like a tag: letters, then letters or digits, in parts of one to eight.
  package static func isTag(_ text: some StringProtocol) -> Bool {
    guard text.utf8.count <= 64 else { return false }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.enumerated().allSatisfy { index, part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { byte in
          let character = Unicode.Scalar(byte)
          return character.properties.isAlphabetic && byte < 128 || index > 0 && ("0"..."9").contains(character)
        }
    }
  }

  private static func range(_ text: Substring) -> (tag: String, weight: Int)? {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
    guard let tag = parts.first, isTag(tag), parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return (String(tag), 1000) }
    guard parts[1].lowercased().hasPrefix("q="), let weight = weight(parts[1].dropFirst(2)), weight > 0 else {
      return nil
    }
    return (String(tag), weight)
  }

  /// A weight from 0 to 1 with at most three digits after the point, in thousandths.
  private static func weight(_ text: Substring) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0] == "0" || parts[0] == "1" else { return nil }
    let digits = parts.count == 2 ? parts[1] : ""
    guard digits.utf8.count <= 3, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let thousandths = Int(digits + String(repeating: "0", count: 3 - digits.utf8.count)) ?? 0
    let weight = (parts[0] == "1" ? 1000 : 0) + thousandths
    return weight <= 1000 ? weight : nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
