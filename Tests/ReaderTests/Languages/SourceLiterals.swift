import Foundation

/// The string literals of Swift sources.
enum SourceLiterals {
  /// The literals of all sources in a folder, each as a key of a string table: `%@` stands for every value in it.
  static func keys(in folder: URL) throws -> [(key: String, file: String)] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var keys: [(String, String)] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        keys += literals(in: line).map { ($0, file.lastPathComponent) }
      }
    }
    return keys
  }

  /// The literals of one line. Those inside a value of another literal are not looked at.
  static func literals(in line: Substring) -> [String] {
    var found: [String] = []
    var rest = line
    while let start = rest.firstIndex(of: "\"") {
      rest = rest[rest.index(after: start)...]
      var literal = ""
      while let character = rest.popFirst(), character != "\"" {
        guard character == "\\", let escape = rest.popFirst() else {
          literal.append(character)
          continue
        }
        switch escape {
        case "(":
          skipValue(&rest)
          literal += "%@"
        case "u":
          let code = rest.dropFirst().prefix { $0 != "}" }
          rest = rest.dropFirst(code.count + 2)
          UInt32(code, radix: 16).flatMap(Unicode.Scalar.init).map { literal.unicodeScalars.append($0) }
        default: literal.append(escape)
        }
      }
      found.append(literal)
    }
    return found
  }

  /// Passes over a value up to the parenthesis that closes it.
  private static func skipValue(_ rest: inout Substring) {
    var depth = 1
    while depth > 0, let character = rest.popFirst() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
    }
  }
}
