extension String {
  /// The text with what stands in braces replaced by its value; names without a value are left out.
  func filled(_ values: [String: String]) -> String {
    var pieces = split(separator: "{", omittingEmptySubsequences: false)[...]
    guard pieces.count > 1 else { return self }
    var result = String(pieces.removeFirst())
    for piece in pieces {
      guard let end = piece.firstIndex(of: "}") else { continue }
      result += values[String(piece[..<end])] ?? ""
      result += piece[piece.index(after: end)...]
    }
    return result
  }
}
