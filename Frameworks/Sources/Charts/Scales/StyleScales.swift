import SwiftUI

/// What a program says of how values of the data look.
struct StyleWish<Style> {
  /// How numbers become parts of a gradient, or sizes.
  var type: ScaleType?
  var domain: [_PlotValue]?
  var range: [Style]?
  /// Styles by value.
  var mapping: ((_PlotValue) -> Style?)?
}

extension View {
  /// Paints marks of values of the data in these styles.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { ($0.key.plotValue, AnyShapeStyle($0.value)) }
    let colors = mapping.compactMap { $0.value as? Color }
    return chartSetting { settings in
      settings.colors.domain = pairs.map(\.0)
      settings.colors.range = pairs.map(\.1)
      settings.hasPlainColors = colors.count == pairs.count
    }
  }

  /// Paints marks of values of the data in these styles, in their order.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, S: ShapeStyle>(
    domain: Domain, range: [S], type: ScaleType? = nil
  ) -> some View {
    colors(domain._domain, range.map { AnyShapeStyle($0) }, range.compactMap { $0 as? Color }, type)
  }

  /// Paints marks of values of the data in the colours of a gradient.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: Gradient, type: ScaleType? = nil
  ) -> some View { colors(domain._domain, range.stops.map { AnyShapeStyle($0.color) }, range.stops.map(\.color), type) }

  /// Paints marks in these styles, in the order in which the data have their values.
  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
    colors(nil, range.map { AnyShapeStyle($0) }, range.compactMap { $0 as? Color }, type)
  }

  /// Paints marks in the colours of a gradient, by the numbers of the data.
  nonisolated public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    colors(nil, range.stops.map { AnyShapeStyle($0.color) }, range.stops.map(\.color), type)
  }

  /// Says in which order values of the data have their styles.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { colors(domain._domain, nil, [], type) }

  /// Paints marks as the program says for each value of the data.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSetting { $0.colors.mapping = { DataValue.at($0).map { AnyShapeStyle(mapping($0)) } } }
  }

  /// Paints marks as the program says for each of these values.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSetting {
      $0.colors.domain = domain.map(\.plotValue)
      $0.colors.mapping = { DataValue.at($0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  private nonisolated func colors(
    _ domain: _ScaleDomain?, _ range: [AnyShapeStyle]?, _ stops: [Color], _ type: ScaleType?
  ) -> some View {
    chartSetting {
      if let type { $0.colors.type = type }
      if let domain { $0.colors.domain = domain.known }
      guard let range else { return }
      $0.colors.range = range
      $0.hasPlainColors = stops.count == range.count
      $0.colorStops = $0.hasPlainColors ? stops : nil
    }
  }
}

extension _ScaleDomain {
  /// The values, where the program says them.
  var known: [_PlotValue]? {
    switch kind {
    case .values(let values): values
    case .range(let low, let high): [low, high]
    case .automatic: nil
    }
  }
}
