import SwiftUI

/// What a plot of a function has for elements.
public struct FunctionPlotElement: Sendable {}

extension LinePlot where DataElement == FunctionPlotElement {
  /// The line of a function, over the values of x that the chart shows or those of `domain`.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      .line,
      PlotFunction(domain: domain, isOfX: true, x: Text(x), y: Text(y)) { PlotFunction.Point(x: $0, y: function($0)) })
  }

  /// The line of a function, over the values of x that the chart shows or those of `domain`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      .line,
      PlotFunction(domain: domain, isOfX: true, x: Text(x), y: Text(y)) { PlotFunction.Point(x: $0, y: function($0)) })
  }

  /// The line of a function that tells both values.
  /// - Partly: `t` is not used: assistive software is told both values alone.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(
      .line,
      PlotFunction(domain: domain, isOfX: false, x: Text(x), y: Text(y)) {
        let point = function($0)
        return PlotFunction.Point(x: point.x, y: point.y)
      })
  }
}

extension AreaPlot where DataElement == FunctionPlotElement {
  /// The area below a function.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(
      .area,
      PlotFunction(domain: domain, isOfX: true, x: Text(x), y: Text(y)) {
        PlotFunction.Point(x: $0, y: 0, end: function($0))
      })
  }

  /// The area between two functions.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      .area,
      PlotFunction(domain: domain, isOfX: true, x: Text(x), y: Text(yEnd)) {
        let ends = function($0)
        return PlotFunction.Point(x: $0, y: ends.yStart, end: ends.yEnd)
      })
  }
}
