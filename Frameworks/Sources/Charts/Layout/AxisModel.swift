import SwiftUI

/// An axis as values: what stands where.
@MainActor
struct AxisModel {
  /// What stands at a value.
  struct Place {
    let value: AxisValue
    /// Where the value is, and the middle between it and the next.
    let share: Double
    let centre: Double
    let parts: [_AxisPart]
    /// Nil where the program says nothing and the value has no usual form.
    let text: Text?
    /// About how long the label is, in points.
    let length: CGFloat
    let series: _AxisSeries
  }

  let axis: Axis
  let scale: PlotScale
  /// The edges at which labels stand, each with its places.
  private(set) var places: [(edge: Edge, places: [Place])] = []
  /// True where the program says itself what the axis shows.
  let isOwn: Bool

  /// About how long a plot is along the axis, as long as nobody has told.
  var usualLength: CGFloat

  init(_ axis: Axis, _ scale: PlotScale, _ wish: AxisWish, length: CGFloat, locale: Locale, calendar: Calendar) {
    self.axis = axis
    self.scale = scale
    isOwn = wish.series != nil
    usualLength = length
    guard wish.visibility != .hidden else { return }
    for series in wish.series ?? [_AxisSeries()] {
      let ticks = AxisTicks(scale, series.values, axis, length: length, calendar: calendar)
      let format = AxisTexts(ticks, scale, locale: locale, calendar: calendar)
      let known = ticks.values.compactMap { value in scale.share(value).map { (value, $0) } }
        .filter { (-0.0001...1.0001).contains($0.1) }
      let made = known.enumerated().map { index, pair in
        let value = AxisValue(value: pair.0, index: index, count: known.count)
        let next =
          ticks.end(of: pair.0).flatMap { scale.share($0) } ?? (index + 1 < known.count ? known[index + 1].1 : 1)
        let string = format.string(pair.0)
        return Place(
          value: value, share: pair.1, centre: scale.isCategory ? pair.1 : (pair.1 + min(next, 1)) / 2,
          parts: (series.content?(value) ?? UsualAxisMark(series))._parts,
          text: series.format.map { $0(pair.0) } ?? Text(verbatim: string), length: Self.length(string),
          series: series)
      }
      let edge = edge(series.position)
      if let index = places.firstIndex(where: { $0.edge == edge }) {
        places[index].places += made
      } else {
        places.append((edge, made))
      }
    }
  }

  /// About how long a text is in the font of axes.
  static func length(_ string: String) -> CGFloat { CGFloat(string.count) * 5.8 + 2 }

  private func edge(_ position: AxisMarkPosition) -> Edge {
    switch position {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    default: axis == .horizontal ? .bottom : scale.isCategory ? .leading : .trailing
    }
  }
}
