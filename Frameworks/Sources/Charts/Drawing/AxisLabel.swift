import SwiftUI

/// The label of a value, and where it stands at the edge of the plot.
struct AxisLabel {
  /// Where a label stands.
  let view: AnyView
  let place: _RelativePlace
  let length: CGFloat
  /// True for a view of the program's, of which nothing is known.
  let isView: Bool
  /// The part of its length that lies before its place.
  let before: CGFloat

  @MainActor
  init?(
    _ part: _AxisPart, _ wish: _AxisPart.LabelWish, _ at: AxisModel.Place, _ model: AxisModel, _ edge: Edge
  ) {
    let text = wish.format.map { $0(at.value.value) } ?? at.text
    guard let content = wish.view ?? text.map({ AnyView($0.lineLimit(1)) }) else { return nil }
    isView = wish.view != nil
    length = wish.orientation.isUpright ? 14 : at.length
    var shown = content
    if let font = part.font { shown = AnyView(shown.font(font)) }
    if let style = part.style { shown = AnyView(shown.foregroundStyle(style)) }
    if wish.orientation.isUpright {
      let degrees: Double = wish.orientation == .vertical ? 90 : -90
      shown = AnyView(
        shown.fixedSize().rotationEffect(.degrees(degrees)).frame(width: 14, height: at.length))
    }
    view = shown
    let along = model.scale.length(at: at.position(wish, model), model.axis)
    let anchor = at.anchor(wish, model, edge)
    before = anchor.x
    if model.axis == .horizontal {
      let gap = (wish.horizontalSpacing ?? (anchor.x == 0 ? 4 : anchor.x == 1 ? -4 : 0)) + part.offset.width
      let down = (wish.verticalSpacing ?? 2) + part.offset.height
      place = _RelativePlace(
        x: _RelativeLength(share: along.share, points: along.points + gap),
        y: edge == .top ? _RelativeLength(share: 1, points: -down) : _RelativeLength(points: down),
        anchor: UnitPoint(x: anchor.x, y: edge == .top ? 1 : 0))
    } else {
      let gap = (wish.horizontalSpacing ?? 4) + (edge == .leading ? -part.offset.width : part.offset.width)
      place = _RelativePlace(
        x: edge == .leading ? _RelativeLength(share: 1, points: -gap) : _RelativeLength(points: gap),
        y: _RelativeLength(share: along.share, points: along.points + part.offset.height),
        anchor: UnitPoint(x: edge == .leading ? 1 : 0, y: anchor.y))
    }
  }
}

extension AxisModel.Place {
  /// The part of the axis at which the label stands.
  @MainActor
  func position(_ wish: _AxisPart.LabelWish, _ model: AxisModel) -> Double {
    wish.centered == true ? centre : share
  }

  /// Which point of a label stands at its value.
  @MainActor
  fileprivate func anchor(_ wish: _AxisPart.LabelWish, _ model: AxisModel, _ edge: Edge) -> UnitPoint {
    if let anchor = wish.anchor { return anchor }
    if model.axis == .vertical || wish.centered == true || model.scale.isCategory { return .center }
    if series.preset == .aligned { return UnitPoint(x: share, y: 0) }
    return model.scale.isDate ? .leading : .center
  }
}

extension AxisValueLabelOrientation {
  fileprivate var isUpright: Bool { self == .vertical || self == .verticalReversed }
}
