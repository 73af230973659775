import SwiftUI

/// What a program says of a scale.
struct ScaleWish {
  var domain: _ScaleDomain?
  var padding: (start: CGFloat, end: CGFloat)?
  var type: ScaleType?

  mutating func add(_ domain: _ScaleDomain?, _ padding: (start: CGFloat, end: CGFloat)?, _ type: ScaleType?) {
    if let domain { self.domain = domain }
    if let padding { self.padding = padding }
    if let type { self.type = type }
  }
}

extension View {
  /// The values along x, what of the plot they cover, and how.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { scale(\.xScale, domain._domain, range._padding, type) }
  /// The values along x, and how they lie.
  nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    scale(\.xScale, domain._domain, nil, type)
  }
  /// What of the plot the values along x cover, and how.
  nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    scale(\.xScale, nil, range._padding, type)
  }
  /// How values lie along x.
  nonisolated public func chartXScale(type: ScaleType?) -> some View { scale(\.xScale, nil, nil, type) }

  /// The values along y, what of the plot they cover, and how.
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { scale(\.yScale, domain._domain, range._padding, type) }
  /// The values along y, and how they lie.
  nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    scale(\.yScale, domain._domain, nil, type)
  }
  /// What of the plot the values along y cover, and how.
  nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    scale(\.yScale, nil, range._padding, type)
  }
  /// How values lie along y.
  nonisolated public func chartYScale(type: ScaleType?) -> some View { scale(\.yScale, nil, nil, type) }

  private nonisolated func scale(
    _ which: WritableKeyPath<ChartSettings, ScaleWish> & Sendable, _ domain: _ScaleDomain?,
    _ padding: (start: CGFloat, end: CGFloat)?, _ type: ScaleType?
  ) -> some View { chartSetting { $0[keyPath: which].add(domain, padding, type) } }
}
