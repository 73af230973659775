import SwiftUI

/// A value of the data together with what it is called, for one property of a mark.
public struct PlottableValue<Value: Plottable> {
  let field: _PlotField

  init(_ label: Text, _ value: _PlotValue, upper: _PlotValue? = nil) {
    field = _PlotField(label: label, value: value, upper: upper)
  }
}

/// What is known of a value in a chart.
public struct _PlotField {
  let label: Text
  var value: _PlotValue
  /// The end, where the value is a range: a bin, or a unit of the calendar.
  var upper: _PlotValue?

  /// The middle, which is where lines and points are.
  var middle: _PlotValue {
    guard let low = value.number, let high = upper?.number else { return value }
    if case .date = value { return .date((low + high) / 2) }
    return .number((low + high) / 2)
  }
}

extension PlottableValue {
  /// A value with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), value.plotValue)
  }
  /// A value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(Text(label), value.plotValue)
  }
  /// A value with a label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(label, value.plotValue)
  }
}

extension PlottableValue where Value: Comparable {
  /// A range of values with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), range.lowerBound.plotValue, upper: range.upperBound.plotValue)
  }
  /// A range of values with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(Text(label), range.lowerBound.plotValue, upper: range.upperBound.plotValue)
  }
  /// A range of values with a label.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(label, range.lowerBound.plotValue, upper: range.upperBound.plotValue)
  }
}

extension PlottableValue where Value: Hashable & Comparable {
  /// A bin with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ bin: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), bin.lowerBound.plotValue, upper: bin.upperBound.plotValue)
  }
  /// A bin with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ bin: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(Text(label), bin.lowerBound.plotValue, upper: bin.upperBound.plotValue)
  }
  /// A bin with a label.
  public static func value(_ label: Text, _ bin: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(label, bin.lowerBound.plotValue, upper: bin.upperBound.plotValue)
  }
}

extension PlottableValue where Value == Date {
  /// The unit of the calendar that a date lies in, such as its day, with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> { unit.value(Text(labelKey), value, calendar) }
  /// The unit of the calendar that a date lies in, such as its day, with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> { unit.value(Text(label), value, calendar) }
  /// The unit of the calendar that a date lies in, such as its day, with a label.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> { unit.value(label, value, calendar) }
}

extension Calendar.Component {
  fileprivate func value(_ label: Text, _ date: Date, _ calendar: Calendar) -> PlottableValue<Date> {
    guard let unit = calendar.dateInterval(of: self, for: date) else { return PlottableValue(label, date.plotValue) }
    return PlottableValue(label, unit.start.plotValue, upper: unit.end.plotValue)
  }
}
