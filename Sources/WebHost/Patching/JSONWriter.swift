/// Writes JSON as UTF-8, with no way to write a string that is not escaped.
///
/// Commas are set by the writer. Besides what JSON demands, `<` is escaped, so that the result can also stand inside a
/// script element.
public struct JSONWriter: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Makes a writer with nothing written.
  public init() {}

  /// Writes an array whose elements the closure writes.
  public mutating func array(_ elements: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
    elements(&self)
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Writes a string.
  public mutating func string(_ string: String) {
    var string = string
    string.withUTF8 { self.string($0) }
  }

  /// Writes a string that is there as UTF-8.
  public mutating func string(_ utf8: [UInt8]) {
    utf8.withUnsafeBufferPointer { string($0) }
  }

  private mutating func string(_ utf8: UnsafeBufferPointer<UInt8>) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var start = utf8.startIndex
    for index in utf8.indices where Self.isEscaped(utf8[index]) {
      bytes.append(contentsOf: utf8[start..<index])
      append(utf8[index])
      start = index + 1
    }
    bytes.append(contentsOf: utf8[start...])
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<") || byte == 0x7F
  }

  /// Writes a number, without a fraction where it has none; what is not finite is written as 0.
  public mutating func number(_ number: Double) {
    separate()
    bytes.append(contentsOf: number.shortText.utf8)
    needsComma = true
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "\n"):
      bytes.append(contentsOf: "\\n".utf8)
    case 0..<0x20, UInt8(ascii: "<"), 0x7F:
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(Self.digits[Int(byte >> 4)])
      bytes.append(Self.digits[Int(byte & 15)])
    default:
      bytes.append(byte)
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
