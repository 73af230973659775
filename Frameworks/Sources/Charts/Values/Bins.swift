import Foundation

/// The values of a bin: from the lower bound up to the upper, which the last bin has too.
public struct ChartBinRange<Bound: Comparable & Plottable>: Hashable where Bound: Hashable {
  /// The least value.
  public let lowerBound: Bound
  /// The end.
  public let upperBound: Bound
  let isClosed: Bool

  /// True where a value lies in the bin.
  public func contains(_ value: Bound) -> Bool {
    value >= lowerBound && (value < upperBound || isClosed && value == upperBound)
  }

  /// The part of the bin within limits.
  public func clamped(to limits: ChartBinRange<Bound>) -> ChartBinRange<Bound> {
    let low = min(max(lowerBound, limits.lowerBound), limits.upperBound)
    return ChartBinRange(
      lowerBound: low, upperBound: max(low, min(upperBound, limits.upperBound)), isClosed: isClosed)
  }
}

/// Numbers in bins of equal size.
public struct NumberBins<Value: Hashable & Comparable & Plottable>: RandomAccessCollection {
  /// The limits of all bins, one more than there are bins.
  public let thresholds: [Value]

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  /// The number of the bin that a value lies in; values beyond the ends are in the first or the last.
  public func index(for value: Value) -> Int {
    let next = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(next - 1, 0), Swift.max(count - 1, 0))
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// About so many bins with round limits for data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let (low, high) = (data.min() ?? 0, data.max() ?? 1)
    self.init(range: low...high, desiredCount: desiredCount ?? Self.usual(data.count), minimumStride: minimumStride)
  }
  /// About so many bins with round limits for a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let step = Swift.max(
      NiceNumbers.step(Double(range.upperBound - range.lowerBound), desiredCount), Double(minimumStride))
    self.init(size: Value(step), range: range)
  }
  /// So many bins of a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let size = (range.upperBound - range.lowerBound) / Value(Swift.max(count, 1))
    thresholds = (0...Swift.max(count, 1)).map { range.lowerBound + Value($0) * size }
  }
  /// Bins of a size that hold all data.
  public init(size: Value, data: [Value]) { self.init(size: size, range: (data.min() ?? 0)...(data.max() ?? 1)) }
  /// Bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max((range.upperBound / size).rounded(.up), first + 1)
    guard first.isFinite, last.isFinite else {
      thresholds = [range.lowerBound, range.upperBound]
      return
    }
    thresholds = (0...Int(Swift.min(last - first, 10_000))).map { (first + Value($0)) * size }
  }
  /// Bins with limits of the program's.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }
  private static func usual(_ count: Int) -> Int { Int(log2(Double(Swift.max(count, 1))).rounded(.up)) + 1 }
}

extension NumberBins where Value: BinaryInteger {
  /// About so many bins with round limits for data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    self.init(
      range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }
  /// About so many bins with round limits for a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    let step = NiceNumbers.step(Double(range.upperBound - range.lowerBound), desiredCount)
    self.init(size: Swift.max(Value(step.rounded()), minimumStride, 1), range: range)
  }
  /// Bins of a size that hold all data.
  public init(size: Value, data: [Value]) { self.init(size: size, range: (data.min() ?? 0)...(data.max() ?? 1)) }
  /// Bins of a size that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let first = (Double(range.lowerBound) / Double(size)).rounded(.down)
    let last = Swift.max((Double(range.upperBound) / Double(size)).rounded(.up), first + 1)
    thresholds = (0...Int(Swift.min(last - first, 10_000))).map { Value(first + Double($0)) * size }
  }
  /// Bins with limits of the program's.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }
}

/// Dates in bins that are units of the calendar.
public struct DateBins: RandomAccessCollection {
  /// The limits of all bins, one more than there are bins.
  public let thresholds: [Date]

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  /// The number of the bin that a date lies in; dates beyond the ends are in the first or the last.
  public func index(for value: Date) -> Int {
    let next = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(next - 1, 0), Swift.max(count - 1, 0))
  }

  /// Bins of so many units that hold all data.
  public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current) {
    self.init(unit: unit, by: count, range: (data.min() ?? .now)...(data.max() ?? .now), calendar: calendar)
  }
  /// Bins of so many units that cover a range.
  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
    var dates = CalendarTicks.dates(unit, by: count, in: range, calendar, roundsDown: true)
    if let last = dates.last, last <= range.upperBound,
      let end = calendar.date(byAdding: unit, value: Swift.max(count, 1), to: last)
    {
      dates.append(end)
    }
    thresholds = dates
  }
  /// Bins of a time of seconds that cover a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let count = (range.upperBound.timeIntervalSince(range.lowerBound) / timeInterval).rounded(.up)
    thresholds = (0...Int(Swift.min(Swift.max(count, 1), 10_000))).map { range.lowerBound + Double($0) * timeInterval }
  }
  /// Bins with limits of the program's.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }
}
