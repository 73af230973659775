extension StringProtocol {
  /// The text without some characters of ASCII around it; spaces and tabs by default. Foundation's `trimmingCharacters` makes a
  /// set of characters and an `NSString` for it, each time.
  package func stripped(of characters: StaticString = " \t") -> SubSequence {
    let isAround = { (byte: UInt8) in
      characters.withUTF8Buffer { $0.contains(byte) }
    }
    var (start, end) = (startIndex, endIndex)
    while start < end, isAround(utf8[start]) { start = utf8.index(after: start) }
    while start < end {
      let before = index(before: end)
      guard let byte = self[before].asciiValue, isAround(byte) else { break }
      end = before
    }
    return self[start..<end]
  }
}
