import Foundation

extension String {
  /// The text as a person reads it: publishers often send pieces of HTML, of which the words are kept.
  ///
  /// Of very long texts it is the beginning, so that no publisher can keep the server busy.
  var plainText: String {
    let beginning = String(prefix(5_000))
    guard beginning.contains("<") || beginning.contains("&") else { return beginning }
    return beginning.withoutMarkup.withoutEntities
      .replacingOccurrences(of: "\r\n", with: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Without tags, comments, scripts and styles; paragraphs stay apart. A "<" that begins no tag stays.
  private var withoutMarkup: String {
    let patterns = [
      ("(?is)<(script|style)\\b[^>]*>.*?</\\1\\s*>", ""), ("(?s)<!--.*?-->", ""),
      ("(?i)(?<=\\S)<(p|br|div|li|pre|blockquote|h[1-6])\\b[^<>]*>", " "), ("</?[a-zA-Z][^<>]*>", ""),
    ]
    return patterns.reduce(self) { text, pattern in
      text.replacingOccurrences(of: pattern.0, with: pattern.1, options: .regularExpression)
    }
  }

  /// With the characters that entities stand for, each read once.
  var withoutEntities: String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"), let character = rest[..<end].dropFirst().entity else {
        result.append(rest.removeFirst())
        continue
      }
      result.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

extension Substring {
  /// What an entity of this name stands for, such as `amp`, `#8230` or `#x2026`.
  fileprivate var entity: Character? {
    guard hasPrefix("#") else { return Self.entities[String(self)] }
    let digits = dropFirst()
    let number = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number >= 32 else { return nil }
    return Unicode.Scalar(number).map(Character.init)
  }

  private static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "\u{2026}",
    "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}", "rsquo": "\u{2019}", "ldquo": "\u{201C}",
    "rdquo": "\u{201D}", "laquo": "\u{AB}", "raquo": "\u{BB}", "bull": "\u{2022}", "copy": "\u{A9}",
    "euro": "\u{20AC}", "pound": "\u{A3}", "shy": "\u{AD}",
  ]
}
