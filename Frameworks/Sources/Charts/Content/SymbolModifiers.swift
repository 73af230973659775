import SwiftUI

extension ChartContent {
  /// The symbol of points; on lines and areas points have one then.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { $0.symbol = $0.symbol ?? .shape(AnyChartSymbolShape(symbol)) }
  }

  /// A view as the symbol of points.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changed { $0.symbol = $0.symbol ?? .view(view) }
  }

  /// Points have a symbol by a value of the data.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.symbolBy = $0.symbolBy ?? value.field }
  }

  /// The area of symbols in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed { $0.symbolArea = $0.symbolArea ?? area }
  }

  /// The size of symbols.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }

  /// Symbols are as large as a value of the data says.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.symbolAreaBy = $0.symbolAreaBy ?? value.field }
  }
}
