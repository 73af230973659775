import SwiftUI

/// The label of a value, and where it stands at the edge of the plot.
struct AxisLabel {
  /// Where a label stands.
  let view: AnyView
  private let x: Length
  private let y: Length
  private let corner: UnitPoint
  /// Points by which it moves along a level axis.
  var shift: CGFloat = 0
  /// About how long it is along the axis.
  let length: CGFloat
  /// True for a view of the program's, of which nothing is known.
  let isView: Bool
  /// True where the length is not even known about.
  let isOdd: Bool
  let id: AxisModel.PartID
  /// True where it lies over others rather than that it is left out.
  let liesOver: Bool
  /// The point of it that stands at its value.
  let anchor: UnitPoint
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
        shown.fixedSize().rotationEffect(.degrees(degrees)).frame(width: 14, height: model.textLength(at, wish)))
    }
    view = shown
    let along = model.scale.length(at: at.position(wish), model.axis)
    let anchor = at.anchor(wish, model)
    self.anchor = anchor
    room = { model.room(part, wish, at, length: $0) }
    if model.axis == .horizontal {
      let gap = wish.gap(anchor) + part.offset.width
      let down = (wish.verticalSpacing ?? 4) + part.offset.height
      x = along + Length(share: 0, points: gap)
      y = edge == .top ? Length(share: 1, points: -down) : Length(share: 0, points: down)
      corner = UnitPoint(x: anchor.x, y: edge == .top ? 1 : 0)
    } else {
      let gap = (wish.horizontalSpacing ?? 4) + (edge == .leading ? -part.offset.width : part.offset.width)
      x = edge == .leading ? Length(share: 1, points: -gap) : Length(share: 0, points: gap)
      y = along + Length(share: 0, points: part.offset.height)
      corner = UnitPoint(x: edge == .leading ? 1 : 0, y: anchor.y)
    }
  }

  var place: _RelativePlace {
    _RelativePlace(x: (x + Length(share: 0, points: shift)).relative, y: y.relative, anchor: corner)
  }
}
