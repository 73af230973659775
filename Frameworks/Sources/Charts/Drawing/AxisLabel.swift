import SwiftUI

/// The label of a value, and where it stands at the edge of the plot.
struct AxisLabel {
  /// Where a label stands.
  let view: AnyView
  let place: _RelativePlace
  /// About how long it is along the axis.
  let length: CGFloat
  /// True for a view of the program's, of which nothing is known.
  let isView: Bool
  /// True where the length is not even known about.
  let isOdd: Bool
  let id: AxisModel.PartID
  /// True where it lies over others rather than that it is left out.
  let liesOver: Bool
  /// True where it begins at its value.
  let isLeading: Bool
  /// Where it lies along the axis, if it is so long.
  let room: (CGFloat) -> ClosedRange<CGFloat>

  @MainActor
  init?(
    _ id: AxisModel.PartID, _ part: _AxisPart, _ wish: _AxisPart.LabelWish, _ at: AxisModel.Place, _ model: AxisModel,
    _ edge: Edge
  ) {
    let text = wish.format.map { $0.text(at.value.value) } ?? at.text
    guard let content = wish.view ?? text.map({ AnyView($0.lineLimit(1)) }) else { return nil }
    isView = wish.view != nil
    isOdd = isView || part.font != nil
    length = model.length(at, wish)
    liesOver = wish.collisions == .disabled
    self.id = id
    var shown = content
    if let font = part.font { shown = AnyView(shown.font(font)) }
    if let style = part.style { shown = AnyView(shown.foregroundStyle(style)) }
    if wish.orientation.isUpright {
      let degrees: Double = wish.orientation == .vertical ? 90 : -90
      shown = AnyView(
        shown.fixedSize().rotationEffect(.degrees(degrees)).frame(width: 14, height: model.axis == .horizontal ? at.length : length))
    }
    view = shown
    let along = model.scale.length(at: at.position(wish), model.axis)
    let anchor = at.anchor(wish, model)
    isLeading = model.axis == .horizontal && anchor.x == 0
    room = { model.room(part, wish, at, length: $0) }
    if model.axis == .horizontal {
      let gap = wish.gap(anchor) + part.offset.width
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
