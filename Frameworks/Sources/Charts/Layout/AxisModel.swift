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
    /// The number of the series.
    let number: Int
  }

  /// Which part of which place something is: it stays that where an axis gets more marks or fewer.
  struct PartID: Hashable {
    let series: Int
    let value: _PlotValue
    let part: Int
  }

  let axis: Axis
  let scale: PlotScale
  let locale: Locale
  /// The edges at which labels stand, each with its places.
  private(set) var places: [(edge: Edge, places: [Place])] = []
  /// True where the program says itself what the axis shows.
  let isOwn: Bool

  /// How long a plot is along the axis, or about that as long as nobody has told.
  let usualLength: CGFloat
  /// True where somebody has told.
  var isMeasured = false
  /// Points beyond the ends of the plot that labels may reach into.
  let roomBefore: CGFloat
  let roomAfter: CGFloat

  /// `share` is how much of the axis is seen at once; `beside` is the axis whose labels stand beside the plot, if it does not scroll.
  init(
    _ axis: Axis, _ scale: PlotScale, _ wish: AxisWish, length: CGFloat, share: Double = 1, beside: AxisModel? = nil,
    locale: Locale, calendar: Calendar
  ) {
    (roomBefore, roomAfter) = (beside?.width(.leading) ?? 2, beside?.width(.trailing) ?? 2)
    self.axis = axis
    self.scale = scale
    self.locale = locale
    isOwn = wish.series != nil
    usualLength = length
    guard wish.visibility != .hidden else { return }
    for (number, series) in (wish.series ?? [_AxisSeries()]).enumerated() {
      let candidates = AxisTicks.candidates(
        scale, series.values, axis, length: length, share: share, calendar: calendar)
      var made: [Place] = []
      for ticks in candidates {
        made = places(ticks, series, number, calendar)
        if haveRoom(made) { break }
      }
      let edge = edge(series.position)
      if let index = places.firstIndex(where: { $0.edge == edge }) {
        places[index].places += made
      } else {
        places.append((edge, made))
      }
    }
  }

  /// About how wide the labels at an edge are, with the room between them and the plot.
  private func width(_ edge: Edge) -> CGFloat? {
    places.first { $0.edge == edge }?.places.map { $0.length + 4 }.max()
  }

  private func places(_ ticks: AxisTicks, _ series: _AxisSeries, _ number: Int, _ calendar: Calendar) -> [Place] {
    let format = AxisTexts(ticks, scale, locale: locale, calendar: calendar)
    let known = ticks.values.compactMap { value in scale.share(value).map { (value, $0) } }
      .filter { (-0.0001...1.0001).contains($0.1) }
    return known.enumerated().map { index, pair in
      let value = AxisValue(value: pair.0, index: index, count: known.count)
      let next =
        ticks.end(of: pair.0).flatMap { scale.share($0) } ?? (index + 1 < known.count ? known[index + 1].1 : 1)
      let string = series.format.map { $0.string(pair.0, locale) ?? "" } ?? format.string(pair.0)
      return Place(
        value: value, share: pair.1, centre: scale.isCategory ? pair.1 : (pair.1 + min(next, 1)) / 2,
        parts: (series.content?(value) ?? UsualAxisMark(series))._parts,
        text: series.format.map { $0.text(pair.0) } ?? Text(verbatim: string), length: Self.length(string),
        series: series, number: number)
    }
  }

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

extension AxisModel.Place {
  /// The parts, each with what it is.
  var known: [(id: AxisModel.PartID, part: _AxisPart)] {
    parts.enumerated().map { (AxisModel.PartID(series: number, value: value.value, part: $0), $1) }
  }
}
