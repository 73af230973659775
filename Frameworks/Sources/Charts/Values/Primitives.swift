import Foundation

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number.
  public var _place: _PlotValue { .number(Double(self)) }
  /// The number at a place.
  public static func _value(at place: _PlotValue) -> Self? {
    if case .number(let number) = place { Self(number) } else { nil }
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number.
  public var _place: _PlotValue { .number(Double(self)) }
  /// The nearest whole number to a place.
  public static func _value(at place: _PlotValue) -> Self? {
    guard case .number(let number) = place, number.isFinite else { return nil }
    return Self(exactly: number.rounded())
  }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The number.
  public var _place: _PlotValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  /// The number at a place.
  public static func _value(at place: _PlotValue) -> Decimal? {
    if case .number(let number) = place { Decimal(number) } else { nil }
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The date.
  public var _place: _PlotValue { .date(timeIntervalSinceReferenceDate) }
  /// The date at a place.
  public static func _value(at place: _PlotValue) -> Date? {
    if case .date(let seconds) = place { Date(timeIntervalSinceReferenceDate: seconds) } else { nil }
  }
}

extension String: PrimitivePlottableProtocol {
  /// The name.
  public var _place: _PlotValue { .category(self) }
  /// The name at a place.
  public static func _value(at place: _PlotValue) -> String? {
    if case .category(let name) = place { name } else { nil }
  }
}
