import SwiftUI

/// Where along an axis marks stand.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?)
    case minimum(stride: Double, count: Int?)
    case calendar(Calendar.Component, Int, Calendar?)
    case stride(Double)
    case values([_PlotValue])
  }

  let kind: Kind
  var roundsLower: Bool?
  var roundsUpper: Bool?

  /// At round values.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil)) }

  /// At about so many round values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// At about so many round values, no nearer to each other than a distance.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .minimum(stride: Double(minimumStride), count: desiredCount), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// At each so many units of the calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .calendar(component, count, calendar), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// At multiples of a number.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  init(kind: Kind, roundsLower: Bool? = nil, roundsUpper: Bool? = nil) {
    (self.kind, self.roundsLower, self.roundsUpper) = (kind, roundsLower, roundsUpper)
  }
}

/// A value of an axis at which marks stand.
public struct AxisValue {
  let value: _PlotValue
  /// Which of the values it is.
  public let index: Int
  /// How many values there are.
  public let count: Int

  /// The value as a type of the data; nil where it is none.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.at(value) }
}

/// How marks stand along an axis.
public struct AxisMarkPreset: Hashable, Sendable {
  let name: String

  public static let automatic = AxisMarkPreset(name: "automatic")
  public static let extended = AxisMarkPreset(name: "extended")
  public static let aligned = AxisMarkPreset(name: "aligned")
  public static let inset = AxisMarkPreset(name: "inset")
}

/// At which edge of the plot labels stand.
public struct AxisMarkPosition: Hashable, Sendable {
  let name: String

  public static let automatic = AxisMarkPosition(name: "automatic")
  public static let leading = AxisMarkPosition(name: "leading")
  public static let trailing = AxisMarkPosition(name: "trailing")
  public static let top = AxisMarkPosition(name: "top")
  public static let bottom = AxisMarkPosition(name: "bottom")
}
