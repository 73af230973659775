import SwiftUI

extension View {
  /// Gives points of values of the data these symbols.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { ($0.key.plotValue, MarkLook.Symbol.shape(AnyChartSymbolShape($0.value))) }
    return chartSetting { settings in
      settings.symbols.domain = pairs.map(\.0)
      settings.symbols.range = pairs.map(\.1)
    }
  }

  /// Gives points these symbols, in the order in which the data have their values.
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chartSetting { $0.symbols.range = range.map { .shape(AnyChartSymbolShape($0)) } }
  }

  /// Gives points of these values these symbols.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(
    domain: Domain, range: [S]
  ) -> some View {
    chartSetting {
      $0.symbols.domain = domain._domain.known
      $0.symbols.range = range.map { .shape(AnyChartSymbolShape($0)) }
    }
  }

  /// Says in which order values of the data have their symbols.
  nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    chartSetting { $0.symbols.domain = domain._domain.known }
  }

  /// Gives points symbols as the program says for each value of the data.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSetting {
      $0.symbols.mapping = { DataValue.at($0).map { .shape(AnyChartSymbolShape(mapping($0))) } }
    }
  }

  /// The areas of symbols for the least and the greatest value.
  nonisolated public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
    chartSetting {
      $0.areas = range
      $0.symbols.type = type
    }
  }

  /// Draws lines of values of the data in these styles.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let pairs = mapping.map { ($0.key.plotValue, $0.value) }
    return chartSetting { settings in
      settings.lines.domain = pairs.map(\.0)
      settings.lines.range = pairs.map(\.1)
    }
  }

  /// Draws lines in these styles, in the order in which the data have their values.
  nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartSetting { $0.lines.range = range }
  }
}
