import Foundation

/// A value that a chart can show: a number, a date or the name of a category, or a type of a program's own that says which of these it is.
public protocol Plottable {
  /// What the value is for charts.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value as charts know it.
  var primitivePlottable: PrimitivePlottable { get }
  /// Makes a value of what charts know; nil where none is it.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a name.
public protocol PrimitivePlottableProtocol: Plottable {
  /// The value on a scale. Programs never implement it.
  var _place: _PlotValue { get }
  /// The value of a place on a scale. Programs never implement it.
  static func _value(at place: _PlotValue) -> Self?
}

/// A value as scales know it.
public enum _PlotValue: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)

  /// Its place among others of its kind; nil for categories.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .category: nil
    }
  }
}

extension Plottable {
  var plotValue: _PlotValue { primitivePlottable._place }

  /// The value at a place, where it is one of this type.
  static func at(_ place: _PlotValue) -> Self? {
    PrimitivePlottable._value(at: place).flatMap { Self(primitivePlottable: $0) }
  }
}

extension Plottable where Self: PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// The value with a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}
