import SwiftUI

/// Tells where values lie in a chart, and which values lie where.
public struct ChartProxy {
  let model: ChartModel
  /// The plot's frame; nil until it is known.
  public let plotFrame: Anchor<CGRect>?
  /// The size of the plot: zero until the page has told it.
  public let plotSize: CGSize

  /// The plot's frame.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let plotFrame else { fatalError("The frame of a plot is known to chartOverlay and chartBackground") }
    return plotFrame
  }
  /// The size of the plot; the older name.
  public var plotAreaSize: CGSize { plotSize }

  init(model: ChartModel, frame: Anchor<CGRect>?, size: CGSize) {
    (self.model, plotFrame, plotSize) = (model, frame, size)
  }

  /// Where a value of x lies in the plot.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    model.x.share(value.plotValue).map { model.x.points(at: $0, in: plotSize.width) }
  }
  /// Where a value of y lies in the plot, from its top.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    model.y.share(value.plotValue).map { plotSize.height - model.y.points(at: $0, in: plotSize.height) }
  }
  /// Where two values lie in the plot.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// From where to where a value of x has room.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard let middle = model.x.share(value.plotValue) else { return nil }
    let band = model.x.band / 2
    let ends = [middle - band, middle + band].map { model.x.points(at: $0, in: plotSize.width) }
    return ends[0]...max(ends[0], ends[1])
  }
  /// From where to where a value of y has room, from the top.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let middle = model.y.share(value.plotValue) else { return nil }
    let band = model.y.band / 2
    let ends = [middle + band, middle - band].map { plotSize.height - model.y.points(at: $0, in: plotSize.height) }
    return ends[0]...max(ends[0], ends[1])
  }

  /// The value of x at a place in the plot.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    guard plotSize.width > 0 else { return nil }
    return model.x.value(at: model.x.share(at: position, in: plotSize.width)).flatMap { P.at($0) }
  }
  /// The value of y at a place in the plot, from its top.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    guard plotSize.height > 0 else { return nil }
    let place = model.y.share(at: plotSize.height - position, in: plotSize.height)
    return model.y.value(at: place).flatMap { P.at($0) }
  }
  /// The values at a place in the plot.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }
  /// The value of the angle of sectors at an angle, from the top on.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    let turns = angle.degrees / 360
    return P.at(.number((turns - turns.rounded(.down)) * model.angleSum))
  }
  /// The angle of a place in the plot, seen from its middle, from the top on.
  public func angle(at position: CGPoint) -> Angle {
    let (dx, dy) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
    let radians = atan2(dx, -dy)
    return .radians(radians < 0 ? radians + 2 * .pi : radians)
  }

  /// Chooses the value of x at a place in the plot, as `chartXSelection` has it.
  @MainActor public func selectXValue(at position: CGFloat) {
    for selection in model.settings.selections where selection.kind == .x { selection.choose(self, position) }
  }
  /// Chooses the value of y at a place in the plot, as `chartYSelection` has it.
  @MainActor public func selectYValue(at position: CGFloat) {
    for selection in model.settings.selections where selection.kind == .y { selection.choose(self, position) }
  }
  /// Chooses the values of x between two places in the plot.
  @MainActor public func selectXRange(from: CGFloat, to: CGFloat) {
    for selection in model.settings.selections where selection.kind == .x { selection.chooseRange(self, from, to) }
  }
  /// Chooses the values of y between two places in the plot.
  @MainActor public func selectYRange(from: CGFloat, to: CGFloat) {
    for selection in model.settings.selections where selection.kind == .y { selection.chooseRange(self, from, to) }
  }
  /// Chooses the value at an angle, as `chartAngleSelection` has it.
  @MainActor public func selectAngleValue(at angle: Angle) {
    for selection in model.settings.selections where selection.kind == .angle { selection.choose(self, angle.degrees) }
  }

  /// The kinds of the scales.
  public var xScaleType: ScaleType? { model.x.type }
  public var yScaleType: ScaleType? { model.y.type }
  /// The values of x, from the first to the last.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { model.x.ends.compactMap { P.at($0) } }
  /// The values of y, from the first to the last.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { model.y.ends.compactMap { P.at($0) } }
}

extension PlotScale {
  /// The values of the domain: all categories, or the limits.
  var ends: [_PlotValue] {
    switch domain {
    case .numbers(let low, let high): [.number(low), .number(high)]
    case .dates(let low, let high): [.date(low), .date(high)]
    case .categories(let names): names.map { .category($0) }
    }
  }
  /// How far a part of the scale is from the plot's beginning.
  func points(at share: Double, in length: CGFloat) -> CGFloat {
    startPadding + share * (length - startPadding - endPadding)
  }
  /// Which part of the scale is so far from the plot's beginning.
  func share(at points: CGFloat, in length: CGFloat) -> Double {
    let room = length - startPadding - endPadding
    return room > 0 ? (points - startPadding) / room : 0
  }
}
