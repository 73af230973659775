import SwiftUI

/// The form in which a program wants the values of an axis.
struct AxisFormat {
  let text: (_PlotValue) -> Text?
  /// The characters of the text, for an estimate of its length.
  let string: (_PlotValue, Locale) -> String?

  init<F: FormatStyle>(_ format: F)
  where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    text = { F.FormatInput.at($0).map { Text($0, format: format) } }
    string = { value, locale in F.FormatInput.at(value).map { format.locale(locale).format($0) } }
  }
}

extension AxisModel {
  /// About how high a line of text is in the font of axes.
  static let lineHeight: CGFloat = 13

  /// About how long a text is in the font of axes.
  static func length(_ string: String) -> CGFloat {
    // Ideographs are about twice as wide as letters.
    string.unicodeScalars.reduce(2) { $0 + ((0x2E80...0xFFFF).contains($1.value) ? 11 : 5.8) }
  }

  /// About how long the text of a label is.
  func textLength(_ place: Place, _ wish: _AxisPart.LabelWish) -> CGFloat {
    wish.format.flatMap { $0.string(place.value.value, locale) }.map(Self.length) ?? place.length
  }

  /// About how long the label of a value is along the axis, as long as nobody has measured it.
  func length(_ place: Place, _ wish: _AxisPart.LabelWish) -> CGFloat {
    (axis == .vertical) == wish.orientation.isUpright ? textLength(place, wish) : Self.lineHeight
  }

  /// From where to where a label of a length lies along the axis, in points from the left or the top of the plot.
  func room(_ part: _AxisPart, _ wish: _AxisPart.LabelWish, _ place: Place, length: CGFloat) -> ClosedRange<CGFloat> {
    let along = scale.length(at: place.position(wish), axis)
    let anchor = place.anchor(wish, self)
    let (before, offset) =
      axis == .horizontal
      ? (anchor.x, part.offset.width + wish.gap(anchor)) : (anchor.y, part.offset.height)
    let start = along.share * usualLength + along.points + offset - length * before
    return start...(start + max(length, 0))
  }

  /// Points by which a label in the middle of its value moves so that nothing of it is beyond the chart.
  func shift(_ room: ClosedRange<CGFloat>) -> CGFloat {
    guard axis == .horizontal else { return 0 }
    // A little may reach beyond: the ends of short numbers stay at their lines.
    let beyond = room.upperBound - usualLength - max(roomAfter, 8)
    return beyond > 0 ? -beyond : max(-max(roomBefore, 8) - room.lowerBound, 0)
  }

  /// True where no label lies over another one.
  func haveRoom(_ places: [Place]) -> Bool {
    let rooms = places.compactMap { place -> ClosedRange<CGFloat>? in
      for part in place.parts {
        if case .label(let wish) = part.kind {
          let room = room(part, wish, place, length: length(place, wish))
          let shift = place.anchor(wish, self).x == 0.5 ? shift(room) : 0
          return (room.lowerBound + shift)...(room.upperBound + shift)
        }
      }
      return nil
    }
    .sorted { $0.lowerBound < $1.lowerBound }
    let least: CGFloat = axis == .horizontal ? 4 : 0
    return zip(rooms, rooms.dropFirst()).allSatisfy { $0.upperBound + least <= $1.lowerBound }
  }
}

extension AxisModel.Place {
  /// The part of the axis at which the label stands.
  func position(_ wish: _AxisPart.LabelWish) -> Double { wish.centered == true ? centre : share }

  /// Which point of a label stands at its value.
  @MainActor
  func anchor(_ wish: _AxisPart.LabelWish, _ model: AxisModel) -> UnitPoint {
    if let anchor = wish.anchor { return anchor }
    if model.axis == .vertical || wish.centered == true || model.scale.isCategory { return .center }
    if series.preset == .aligned { return UnitPoint(x: share, y: 0) }
    return model.scale.isDate ? .leading : .center
  }
}

extension _AxisPart.LabelWish {
  /// Points from the value to the label along a level axis.
  func gap(_ anchor: UnitPoint) -> CGFloat { horizontalSpacing ?? (anchor.x == 0 ? 4 : anchor.x == 1 ? -4 : 0) }
}

extension AxisValueLabelOrientation {
  var isUpright: Bool { self == .vertical || self == .verticalReversed }
}
