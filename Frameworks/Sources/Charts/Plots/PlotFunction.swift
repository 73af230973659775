import SwiftUI

/// A function that is drawn.
struct PlotFunction {
  struct Point {
    let x, y: Double
    var end: Double?
  }

  /// The values that it is drawn for; nil for all of x that the chart shows.
  let domain: ClosedRange<Double>?
  /// True where it is a function of x.
  let isOfX: Bool
  let x, y: Text
  let sample: (Double) -> Point

  /// Where it is drawn in pieces, so many.
  static let pieces = 200
}

extension [_ChartMark] {
  /// The marks, with those of functions in the place of functions.
  func withFunctions(_ settings: ChartSettings) -> [_ChartMark] {
    guard contains(where: { $0.function != nil }) else { return self }
    let wished = settings.xScale.domain?.known?.compactMap(\.number) ?? []
    let others = filter { $0.function == nil }.flatMap { $0.along(.horizontal).values }.compactMap(\.number)
    let known =
      wished.isEmpty ? others + compactMap(\.function?.domain).flatMap { [$0.lowerBound, $0.upperBound] } : wished
    let all = (known.min() ?? -10)...Swift.max(known.max() ?? 10, known.min() ?? -10)
    return enumerated().flatMap { number, mark -> [_ChartMark] in
      guard let function = mark.function else { return [mark] }
      let domain = function.domain ?? all
      return (0...PlotFunction.pieces).compactMap { piece in
        let share = Double(piece) / Double(PlotFunction.pieces)
        let point = function.sample(domain.lowerBound + (domain.upperBound - domain.lowerBound) * share)
        guard point.x.isFinite, point.y.isFinite, point.end?.isFinite ?? true else { return nil }
        var made = mark
        made.function = nil
        let y = _PlotField(label: function.y, value: .number(point.y))
        made.x = _ChartMark.Span(value: _PlotField(label: function.x, value: .number(point.x)))
        made.y =
          point.end.map {
            _ChartMark.Span(start: y, end: _PlotField(label: function.y, value: .number($0)))
          } ?? _ChartMark.Span(value: y)
        made.series = mark.series ?? _PlotField(label: function.y, value: .number(Double(number)))
        made.look.isHidden = made.look.isHidden ?? (piece % 20 != 0)
        return made
      }
    }
  }
}
