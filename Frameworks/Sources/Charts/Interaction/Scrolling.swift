import SwiftUI

/// What a program says of scrolling.
struct ScrollingWish {
  var axes: Axis.Set = []
  /// How much of the values is seen at once: numbers, or seconds.
  var xLength: Double?
  var yLength: Double?
  var initialX: _PlotValue?
  var initialY: _PlotValue?
  /// The first value that is seen.
  var x: ScrollValue?
  var y: ScrollValue?
  var behavior: ChartScrollTargetBehavior?
}

/// A binding of a program's to the first value that is seen.
struct ScrollValue {
  let read: () -> _PlotValue
  let write: (_PlotValue) -> Void

  init<P: Plottable>(_ binding: Binding<P>) {
    read = { binding.wrappedValue.plotValue }
    write = { place in
      guard let value = P.at(place), value.plotValue != binding.wrappedValue.plotValue else { return }
      binding.wrappedValue = value
    }
  }
}

/// Where scrolling comes to rest.
public protocol ChartScrollTargetBehavior {
  /// The distance of values at which it does, where that is known. Programs never implement it.
  var _stride: Double? { get }
}

extension ChartScrollTargetBehavior {
  public var _stride: Double? { nil }
}

/// Comes to rest at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public let _stride: Double?
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At dates with these components.
  /// - Partly: scrolling comes to rest where the reader leaves it.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior(_stride: nil) }

  /// At multiples of a number.
  /// - Partly: scrolling comes to rest where the reader leaves it.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior(_stride: unit.plotValue.number) }
}

/// At which values scrolling by more comes to rest.
public struct MajorValueAlignment<Value: Plottable> {
  /// At each page.
  public static var page: MajorValueAlignment { MajorValueAlignment() }
  /// At dates with these components.
  /// - Partly: scrolling comes to rest where the reader leaves it.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment where Value == Date {
    MajorValueAlignment()
  }
  /// At multiples of a number.
  /// - Partly: scrolling comes to rest where the reader leaves it.
  public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }
}

/// How far one movement scrolls.
public struct ValueAlignedLimitBehavior: Sendable {
  public static let automatic = ValueAlignedLimitBehavior()
  public static let always = ValueAlignedLimitBehavior()
  public static let never = ValueAlignedLimitBehavior()
}

extension View {
  /// Says along which axes charts scroll.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSetting { $0.scrolling.axes = axes }
  }
  /// How much of x is seen at once.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSetting { $0.scrolling.xLength = length.plotValue.number }
  }
  /// How much of y is seen at once.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSetting { $0.scrolling.yLength = length.plotValue.number }
  }
  /// The first value of x that is seen.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartSetting { $0.scrolling.x = ScrollValue(x) }
  }
  /// The first value of y that is seen.
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartSetting { $0.scrolling.y = ScrollValue(y) }
  }
  /// The first value of x that is seen at first.
  nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
    chartSetting { $0.scrolling.initialX = initialX.plotValue }
  }
  /// The first value of y that is seen at first.
  nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
    chartSetting { $0.scrolling.initialY = initialY.plotValue }
  }
  /// Says where scrolling comes to rest.
  /// - Partly: it comes to rest where the reader leaves it.
  nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chartSetting { $0.scrolling.behavior = behavior }
  }
}
