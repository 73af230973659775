/// Makes sources smaller by what only their readers need: indentation, empty lines, and comments at the end of lines.
enum SourceSqueezer {
  /// The files one after the other. A comment begins with `//` at the start of a line or between spaces.
  static func squeeze(_ files: [[UInt8]]) -> [UInt8] {
    var result: [UInt8] = []
    for line in files.joined(separator: [newline]).split(separator: newline) {
      var line = line.drop { $0 == space }
      if line.starts(with: "//".utf8) { continue }
      if let comment = line.firstRange(of: Array(" // ".utf8)) { line = line[..<comment.lowerBound] }
      while line.last == space { line.removeLast() }
      guard !line.isEmpty else { continue }
      result += line
      result.append(newline)
    }
    return result
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
}
