import SwiftUI

/// The values of a scale.
public protocol ScaleDomain {
  /// What the scale is told. Programs never implement it.
  var _domain: _ScaleDomain { get }
}

/// The values of a scale, as charts know them.
public struct _ScaleDomain {
  enum Kind {
    case values([_PlotValue])
    case range(_PlotValue, _PlotValue)
    case automatic
  }

  var kind: Kind
  var includesZero: Bool?
  var isReversed = false
  /// Changes the values that follow from the data.
  var change: (([_PlotValue]) -> [_PlotValue])?
}

extension Array: ScaleDomain where Element: Plottable {
  /// These values: categories in their order, or from the first number to the last.
  public var _domain: _ScaleDomain { _ScaleDomain(kind: .values(map(\.plotValue))) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// From one value to another.
  public var _domain: _ScaleDomain { _ScaleDomain(kind: .range(lowerBound.plotValue, upperBound.plotValue)) }
}

extension Range: ScaleDomain where Bound: Plottable {
  /// From one value to another.
  public var _domain: _ScaleDomain { _ScaleDomain(kind: .range(lowerBound.plotValue, upperBound.plotValue)) }
}

/// The values that follow from the data.
public struct AutomaticScaleDomain: ScaleDomain {
  /// The values.
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What follows from the data.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// What follows from the data, with or without zero, and which way round.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(kind: .automatic, includesZero: includesZero, isReversed: reversed ?? false))
  }

  /// What follows from the data, changed by the program.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    var domain = _ScaleDomain(kind: .automatic, includesZero: includesZero, isReversed: reversed ?? false)
    domain.change = { values in
      var known = values.compactMap { DataValue.at($0) }
      modifyInferredDomain(&known)
      return known.map(\.plotValue)
    }
    return AutomaticScaleDomain(_domain: domain)
  }
}

/// What of the plot a scale covers.
public protocol PositionScaleRange {
  /// The room at both ends. Programs never implement it.
  var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// All of the plot, or all but some points.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// The room at both ends.
  public let _padding: (start: CGFloat, end: CGFloat)
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// All of the plot.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(_padding: (0, 0)) }
  /// All of the plot but so many points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_padding: (padding, padding))
  }
  /// All of the plot but so many points at the ends.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_padding: (startPadding, endPadding))
  }
}
