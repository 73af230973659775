import Foundation

/// A value that a model has where an earlier version of the program kept none.
protocol _EmptyValue {
  static var _empty: Any { get }
}

extension Optional: _EmptyValue {
  static var _empty: Any { Self.none as Any }
}
extension Array: _EmptyValue {
  static var _empty: Any { Self() }
}
extension Dictionary: _EmptyValue {
  static var _empty: Any { Self() }
}
extension Set: _EmptyValue {
  static var _empty: Any { Self() }
}
extension String: _EmptyValue {
  static var _empty: Any { "" }
}
extension Bool: _EmptyValue {
  static var _empty: Any { false }
}
extension Int: _EmptyValue {
  static var _empty: Any { 0 }
}
extension Int64: _EmptyValue {
  static var _empty: Any { Int64(0) }
}
extension Int32: _EmptyValue {
  static var _empty: Any { Int32(0) }
}
extension Int16: _EmptyValue {
  static var _empty: Any { Int16(0) }
}
extension Double: _EmptyValue {
  static var _empty: Any { 0.0 }
}
extension Float: _EmptyValue {
  static var _empty: Any { Float(0) }
}
extension Decimal: _EmptyValue {
  static var _empty: Any { Decimal(0) }
}
extension Date: _EmptyValue {
  static var _empty: Any { Date(timeIntervalSinceReferenceDate: 0) }
}
extension Data: _EmptyValue {
  static var _empty: Any { Data() }
}
extension UUID: _EmptyValue {
  static var _empty: Any { UUID() }
}
