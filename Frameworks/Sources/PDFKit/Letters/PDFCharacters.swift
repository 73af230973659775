import Foundation

/// What the codes of a font mean, as the font itself says it (`ToUnicode`).
struct PDFCharacters {
  private var texts: [Int: String] = [:]

  init(_ bytes: [UInt8]) {
    var lexer = PDFLexer(bytes)
    var operands: [PDFValue] = []
    while let value = lexer.next() {
      guard let word = value.word else {
        operands.append(value)
        continue
      }
      if word == "endbfchar" { addCharacters(operands) }
      if word == "endbfrange" { addRanges(operands) }
      operands = []
    }
  }

  subscript(_ code: Int) -> String? { texts[code] }

  private mutating func addCharacters(_ values: [PDFValue]) {
    for place in stride(from: 0, to: values.count - 1, by: 2) {
      if let code = values[place].code, let text = values[place + 1].wide { texts[code] = text }
    }
  }

  private mutating func addRanges(_ values: [PDFValue]) {
    for place in stride(from: 0, to: values.count - 2, by: 3) {
      guard let first = values[place].code, let last = values[place + 1].code, first <= last, last - first < 1 << 16,
        texts.count < 1 << 18
      else { continue }
      if let list = values[place + 2].array {
        for (offset, value) in list.enumerated() { texts[first + offset] = value.wide }
      } else if let start = values[place + 2].wide?.unicodeScalars.map({ $0 }), let final = start.last {
        let before = String(String.UnicodeScalarView(start.dropLast()))
        for offset in 0...(last - first) {
          guard let scalar = UnicodeScalar(final.value + UInt32(offset)) else { continue }
          texts[first + offset] = before + String(Character(scalar))
        }
      }
    }
  }
}

extension PDFValue {
  /// The bytes of a text as a number.
  fileprivate var code: Int? {
    guard case .string(let bytes) = self, bytes.count <= 4 else { return nil }
    return bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// A text of two bytes for each character.
  fileprivate var wide: String? {
    guard case .string(let bytes) = self else { return nil }
    return String(bytes: bytes, encoding: .utf16BigEndian)
  }

  /// A text that people are to read: a title.
  var title: String? {
    guard case .string(let bytes) = self else { return nil }
    if bytes.starts(with: [0xFE, 0xFF]) { return String(bytes: bytes.dropFirst(2), encoding: .utf16BigEndian) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
    return String(bytes: bytes, encoding: .windowsCP1252) ?? String(bytes: bytes, encoding: .isoLatin1)
  }
}
