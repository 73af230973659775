import Foundation

/// A value of `@AppStorage` as bytes: a letter for its type, then the value.
enum StoredValue {
  /// The bytes of a value; nil where its type is none that is kept.
  static func encode(_ value: Any) -> Data? {
    switch value {
    case let value as Bool: Data("b\(value ? 1 : 0)".utf8)
    case let value as Int: Data("i\(value)".utf8)
    case let value as Double: Data("d\(value)".utf8)
    case let value as String: Data("s\(value)".utf8)
    case let value as Date: Data("t\(value.timeIntervalSinceReferenceDate)".utf8)
    case let value as Data: Data("x".utf8) + value
    default: nil
    }
  }

  /// The value that bytes stand for; nil where they stand for none.
  static func decode(_ data: Data) -> Any? {
    let rest = data.dropFirst()
    func text() -> String? { String(data: rest, encoding: .utf8) }
    switch data.first.map({ Unicode.Scalar($0) }) {
    case "b": return text() == "1"
    case "i": return text().flatMap { Int($0) }
    case "d": return text().flatMap { Double($0) }
    case "s": return text()
    case "t": return text().flatMap { Double($0) }.map { Date(timeIntervalSinceReferenceDate: $0) }
    case "x": return Data(rest)
    default: return nil
    }
  }
}
