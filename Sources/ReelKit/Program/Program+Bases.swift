import Foundation

/// A service that a program is to ask in another's place: an address, and what stands for it.
package struct Base: Equatable, Sendable {
  package let original: String
  package let replacement: String

  /// Reads `URL=URL`.
  package init(_ text: String) throws(ReelError) {
    guard let match = text.wholeMatch(of: #/(https?:\/\/[^=\s]+)=(https?:\/\/\S+)/#) else {
      throw ReelError(
        "--base wants two addresses, such as https://api.example.com=http://127.0.0.1:9000, and not \(text).")
    }
    original = Self.plain(match.1)
    replacement = Self.plain(match.2)
  }

  private static func plain(_ address: Substring) -> String {
    String(address.hasSuffix("/") ? address.dropLast() : address)
  }

  /// A text with the address replaced where it ends, or goes on as a path or a query does.
  func replaced(in text: String) -> String {
    let parts = text.components(separatedBy: original)
    return parts.dropFirst().reduce(parts[0]) { text, rest in
      let goesOn = rest.first.map { $0.isLetter || $0.isNumber || ".:-_@".contains($0) } ?? false
      return text + (goesOn ? original : replacement) + rest
    }
  }
}

extension Program {
  /// Sends the program's requests elsewhere, by copies of the files in which an address is written out.
  package mutating func send(_ bases: [Base]) throws(ReelError) {
    for base in bases {
      var isFound = false
      for source in modules.flatMap(\.sources) {
        guard let text = replacements[source.path] ?? (try? String(contentsOf: source, encoding: .utf8)) else {
          continue
        }
        let replaced = base.replaced(in: text)
        if replaced != text {
          replacements[source.path] = replaced
          isFound = true
        }
      }
      if !isFound { throw ReelError("No file of \(name) has the address \(base.original), which --base names.") }
    }
  }
}
