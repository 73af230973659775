import Foundation

/// A value of a property list as bytes: a letter for its type, then the value. Arrays and dictionaries are binary
/// property lists.
package enum StoredValue {
  /// The bytes of a value; nil where property lists have none of its type.
  package static func encode(_ value: Any) -> Data? {
    // A cast would make boxes of Swift's own numbers too.
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber { return encode(number) }
    return switch value {
    case let value as Bool: Data("b\(value ? 1 : 0)".utf8)
    case let value as any BinaryInteger: Int(exactly: value).map { Data("i\($0)".utf8) } ?? propertyList(value)
    case let value as any BinaryFloatingPoint: Data("d\(Double(value))".utf8)
    case let value as String: Data("s\(value)".utf8)
    case let value as Date: Data("t\(value.timeIntervalSinceReferenceDate)".utf8)
    case let value as Data: Data("x".utf8) + value
    default: propertyList(value)
    }
  }

  /// The value that bytes stand for; nil where they stand for none.
  package static func decode(_ data: Data) -> Any? {
    let rest = data.dropFirst()
    func text() -> String? { String(data: rest, encoding: .utf8) }
    switch data.first.map({ Unicode.Scalar($0) }) {
    case "b": return text() == "1"
    case "i": return text().flatMap { Int($0) }
    case "d": return text().flatMap { Double($0) }
    case "s": return text()
    case "t": return text().flatMap { Double($0) }.map { Date(timeIntervalSinceReferenceDate: $0) }
    case "x": return Data(rest)
    case "p": return try? PropertyListSerialization.propertyList(from: Data(rest), format: nil)
    default: return nil
    }
  }

  /// Foundation's own setters on Linux pass numbers in boxes.
  private static func encode(_ number: NSNumber) -> Data? {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c"), UInt8(ascii: "B"): Data("b\(number.boolValue ? 1 : 0)".utf8)
    case UInt8(ascii: "f"), UInt8(ascii: "d"): Data("d\(number.doubleValue)".utf8)
    default: Data("i\(number.intValue)".utf8)
    }
  }

  private static func propertyList(_ value: Any) -> Data? {
    guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else { return nil }
    return (try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)).map {
      Data("p".utf8) + $0
    }
  }
}
