/// Reads values one after the other.
struct PDFLexer {
  let bytes: [UInt8]
  var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = max(position, 0)
  }

  private static let whitespace: Set<UInt8> = [0, 9, 10, 12, 13, 32]
  private static let delimiters = Set("()<>[]{}/%".utf8)

  /// The next value; nil at the end.
  mutating func next(depth: Int = 0) -> PDFValue? {
    skip()
    guard position < bytes.count, depth < 50 else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "/"): return .name(name())
    case UInt8(ascii: "("): return .string(literal())
    case UInt8(ascii: "["):
      position += 1
      return .array(list(until: UInt8(ascii: "]"), depth))
    case UInt8(ascii: "<"):
      guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "<") else { return .string(hexadecimal()) }
      position += 2
      let items = list(until: UInt8(ascii: ">"), depth)
      if position < bytes.count, bytes[position] == UInt8(ascii: ">") { position += 1 }
      return .dictionary(Self.entries(items))
    case let byte where Self.delimiters.contains(byte):
      position += 1
      return .word(String(UnicodeScalar(byte)))
    default: return word()
    }
  }

  private static func entries(_ items: [PDFValue]) -> [String: PDFValue] {
    stride(from: 0, to: items.count - 1, by: 2).reduce(into: [:]) { entries, index in
      if let name = items[index].name { entries[name] = items[index + 1] }
    }
  }

  private mutating func skip() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      } else if Self.whitespace.contains(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  /// Values up to a closing bracket; `1 0 R` among them is one.
  private mutating func list(until end: UInt8, _ depth: Int) -> [PDFValue] {
    var items: [PDFValue] = []
    while true {
      skip()
      guard position < bytes.count else { return items }
      if bytes[position] == end {
        position += 1
        return items
      }
      guard let item = next(depth: depth + 1) else { return items }
      if item.word == "R", items.count > 1, let number = items[items.count - 2].number {
        items.removeLast(2)
        items.append(.reference(Int(number)))
      } else {
        items.append(item)
      }
    }
  }

  private mutating func name() -> String {
    position += 1
    var name: [UInt8] = []
    while position < bytes.count, !Self.whitespace.contains(bytes[position]),
      !Self.delimiters.contains(bytes[position])
    {
      if bytes[position] == UInt8(ascii: "#"), position + 2 < bytes.count,
        let code = UInt8(String(decoding: bytes[position + 1...position + 2], as: UTF8.self), radix: 16)
      {
        name.append(code)
        position += 3
      } else {
        name.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func word() -> PDFValue {
    let start = position
    while position < bytes.count, !Self.whitespace.contains(bytes[position]),
      !Self.delimiters.contains(bytes[position])
    {
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      guard let first = text.utf8.first, first < 58, let number = Double(text), number.isFinite else {
        return .word(text)
      }
      // What is larger is no place and no length, and no whole number of ours.
      return .number(min(max(number, -1e9), 1e9))
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    position += 1
    var digits: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if let digit = Character(UnicodeScalar(bytes[position])).hexDigitValue { digits.append(UInt8(digit)) }
      position += 1
    }
    position += 1
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
