import SwiftUI

/// Finds where marks lie.
struct MarkPlacing {
  let model: ChartModel
  private let gaps: (x: Double, y: Double)
  private let groups: [_PlotValue]

  init(_ model: ChartModel) {
    self.model = model
    func gap(_ along: (MarkSpans) -> MarkSpans.Along, _ scale: PlotScale) -> Double {
      let numbers = zip(model.marks, model.spans).compactMap { mark, span -> Double? in
        guard mark.kind == .bar || mark.kind == .rectangle, case .value(let value) = along(span) else { return nil }
        return scale.share(value)
      }
      let gap = ScaleMaking.smallestGap(numbers)
      return gap > 0 ? gap : 0.25
    }
    gaps = (gap(\.x, model.x), gap(\.y, model.y))
    var seen: Set<_PlotValue> = []
    groups = model.marks.compactMap(\.look.positionBy?.field.value).filter { seen.insert($0).inserted }
  }

  /// Where a mark lies; nil where it is beyond the scales.
  func frame(_ index: Int) -> PlotFrame? {
    let (mark, spans) = (model.marks[index], model.spans[index])
    let axis = mark.look.positionBy?.axis ?? (spans.isUpright ? .horizontal : .vertical)
    guard let x = extent(spans.x, model.x, mark, mark.x, gaps.x, isGrouped: axis == .horizontal),
      let y = extent(spans.y, model.y, mark, mark.y, gaps.y, isGrouped: axis == .vertical)
    else { return nil }
    var frame = PlotFrame(x: x, y: y.flipped)
    let offset = mark.look.offset
    for path in [\PlotFrame.x.low.points, \.x.high.points] { frame[keyPath: path] += offset.width }
    for path in [\PlotFrame.y.low.points, \.y.high.points] { frame[keyPath: path] += offset.height }
    return frame
  }

  private func extent(
    _ along: MarkSpans.Along, _ scale: PlotScale, _ mark: _ChartMark, _ span: _ChartMark.Span, _ gap: Double,
    isGrouped: Bool
  ) -> Extent? {
    switch along {
    case .whole(let start, let end):
      return Extent(
        low: Length(share: 0, points: start.map { Double($0) - scale.startPadding } ?? -scale.startPadding),
        high: end.map { Length(share: 0, points: Double($0) - scale.startPadding) }
          ?? Length(share: 1, points: scale.endPadding))
    case .range(let from, let to, let isRoom):
      guard let one = scale.share(from), let other = scale.share(to) else { return nil }
      let (low, high) = (min(one, other), max(one, other))
      guard isRoom else {
        let band = scale.band / 2
        return Extent(low: Length(share: low - band), high: Length(share: high + band))
      }
      let isDate = scale.isDate
      return room(
        (low + high) / 2, high - low, mark, span.length, isGrouped, usual: isDate ? 0.78 : 1, gap: isDate ? 0 : 1)
    case .value(let value):
      guard let middle = scale.share(value) else { return nil }
      guard mark.kind == .bar || mark.kind == .rectangle else {
        let place = mark.look.positionBy != nil && isGrouped ? shifted(middle, scale.band * 0.8, mark) : middle
        return Extent(low: Length(share: place), high: Length(share: place))
      }
      let isCell = mark.kind == .rectangle
      return room(
        middle, scale.isCategory ? scale.band : gap, mark, span.length, isGrouped, usual: isCell ? 1 : 0.66, gap: 0)
    }
  }

  /// The middle of the part that a group has of some room.
  private func shifted(_ middle: Double, _ room: Double, _ mark: _ChartMark) -> Double {
    guard let value = mark.look.positionBy?.field.value, let index = groups.firstIndex(of: value) else { return middle }
    return middle + ((Double(index) + 0.5) / Double(groups.count) - 0.5) * room
  }

  private func room(
    _ middle: Double, _ room: Double, _ mark: _ChartMark, _ wish: MarkDimension, _ isGrouped: Bool, usual: Double,
    gap: Double
  ) -> Extent {
    var (middle, room, usual) = (middle, room, usual)
    if let by = mark.look.positionBy, isGrouped {
      var all = room * 0.8
      if case .ratio(let ratio) = by.span.kind { all = room * ratio }
      middle = shifted(middle, all, mark)
      room = all / Double(max(groups.count, 1))
      usual = 0.94
    }
    switch wish.kind {
    case .automatic:
      return Extent(
        low: Length(share: middle - room * usual / 2, points: gap / 2),
        high: Length(share: middle + room * usual / 2, points: -gap / 2))
    case .ratio(let ratio):
      return Extent(low: Length(share: middle - room * ratio / 2), high: Length(share: middle + room * ratio / 2))
    case .inset(let inset):
      return Extent(
        low: Length(share: middle - room / 2, points: inset), high: Length(share: middle + room / 2, points: -inset))
    case .fixed(let points):
      return Extent(low: Length(share: middle, points: -points / 2), high: Length(share: middle, points: points / 2))
    }
  }
}
