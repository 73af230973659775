/// The elements of `Forwarded` fields (RFC 7239): one for each proxy that has passed a request on, the nearest last.
struct ForwardedField: Equatable {
  /// What one proxy says.
  struct Element: Equatable {
    /// Who has asked the proxy, as it is written: an address, perhaps with a port, `unknown`, or a made-up name.
    var `for`: String?
    var proto: String?
    var host: String?
  }

  let elements: [Element]

  /// Reads the values of all `Forwarded` fields of a request.
  init(_ values: [String]) {
    elements = Self.split(values.joined(separator: ","), at: ",").map { text in
      var element = Element()
      for pair in Self.split(text, at: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimming() }
        guard parts.count == 2 else { continue }
        let value = Self.unquoted(parts[1])
        switch parts[0].lowercased() {
        case "for": element.for = value
        case "proto": element.proto = value
        case "host": element.host = value
        default: break
        }
      }
      return element
    }
  }

  /// Splits a text at a character, but not within quotes.
  private static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var isQuoted = false
    var isEscaped = false
    for character in text {
      switch character {
      case "\"" where !isEscaped: isQuoted.toggle()
      case separator where !isQuoted:
        parts.append("")
        continue
      default: break
      }
      isEscaped = isQuoted && character == "\\" && !isEscaped
      parts[parts.count - 1].append(character)
    }
    return parts.map { $0.trimming() }.filter { !$0.isEmpty }
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    var isEscaped = false
    return String(
      text.dropFirst().dropLast().filter { character in
        isEscaped = character == "\\" && !isEscaped
        return !isEscaped
      })
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  func trimming() -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
