extension PDFLexer {
  /// A text in parentheses.
  mutating func literal() -> [UInt8] {
    position += 1
    var depth = 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
      case UInt8(ascii: "\\"):
        if let byte = escaped() { text.append(byte) }
        continue
      default: break
      }
      text.append(byte)
    }
    return text
  }

  /// What stands behind a backslash: a letter for a byte, up to three octal digits, or the end of a line, which is none.
  private mutating func escaped() -> UInt8? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case 10: return nil
    case 13:
      if position < bytes.count, bytes[position] == 10 { position += 1 }
      return nil
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var code = Int(byte - 48)
      for _ in 0..<2 where position < bytes.count && (48...55).contains(bytes[position]) {
        code = code * 8 + Int(bytes[position] - 48)
        position += 1
      }
      return UInt8(truncatingIfNeeded: code)
    default: return byte
    }
  }
}
