/// Writes compact JSON: no spaces, no final newline, text beyond ASCII as it is.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  /// The UTF-8 bytes of a value.
  static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value)
    return writer.bytes
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .bool(let flag): append(flag ? "true" : "false")
    case .int(let number): append(String(number))
    case .double(let number): append(String(number))
    case .string(let text): write(text)
    case .array(let elements): write(elements)
    case .object(let members): write(members)
    }
  }

  private mutating func write(_ elements: [JSONValue]) {
    append("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { append(",") }
      write(element)
    }
    append("]")
  }

  private mutating func write(_ members: [JSONValue.Member]) {
    append("{")
    for (index, member) in members.enumerated() {
      if index > 0 { append(",") }
      write(member.key)
      append(":")
      write(member.value)
    }
    append("}")
  }

  private mutating func write(_ text: String) {
    append("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x08: append("\\b")
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      case 0x0C: append("\\f")
      case 0x0D: append("\\r")
      case 0..<0x20: append("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    append("\"")
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
