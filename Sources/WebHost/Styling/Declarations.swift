/// CSS declarations in order, as the body of a rule.
struct Declarations: Hashable, Sendable {
  private(set) var text = ""

  var isEmpty: Bool { text.isEmpty }

  /// Adds a declaration.
  mutating func add(_ property: StaticString, _ value: CSS) {
    if !text.isEmpty { text += ";" }
    property.withUTF8Buffer { text += String(decoding: $0, as: UTF8.self) }
    text += ":"
    text += value.text
  }

  /// Adds all declarations of another set.
  mutating func add(_ other: Declarations) {
    if other.isEmpty { return }
    if !text.isEmpty { text += ";" }
    text += other.text
  }
}

/// A name made from content by 32-bit FNV-1a: the same in every process.
struct StyleHash: Hashable, Sendable {
  let value: UInt32

  init(_ text: String) {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    value = hash
  }

  /// The hash in base 36.
  var name: String { String(value, radix: 36) }
}
