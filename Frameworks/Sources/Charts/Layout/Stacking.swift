import SwiftUI

/// Lays bars and areas at the same value one on the other.
struct Stacking {
  private(set) var spans: [MarkSpans]

  /// What shares one stack.
  private struct Place: Hashable {
    let isBar: Bool
    let isUpright: Bool
    let value: _PlotValue?
    let group: _PlotValue?
  }

  init(_ marks: [_ChartMark]) {
    spans = marks.map { MarkSpans(x: $0.along(.horizontal), y: $0.along(.vertical), isUpright: $0.isUpright) }
    var places: [Place?] = []
    var totals: [Place: Double] = [:]
    for mark in marks {
      let place = Self.place(of: mark)
      places.append(place)
      if let place { totals[place, default: 0] += abs(mark.amount) }
    }
    var above: [Place: Double] = [:]
    var below: [Place: Double] = [:]
    for (index, mark) in marks.enumerated() {
      guard let place = places[index] else {
        if let amount = mark.ownAmount { set(index, 0, amount, mark) }
        continue
      }
      let total = totals[place] ?? 0
      let scale = mark.stacking.kind == .normalized ? (total == 0 ? 0 : 1 / total) : 1
      let shift = mark.stacking.kind == .center ? -total / 2 : 0
      let amount = mark.amount * scale
      if amount < 0 {
        let base = below[place, default: 0]
        below[place] = base + amount
        set(index, base + shift, base + amount + shift, mark)
      } else {
        let base = above[place, default: 0]
        above[place] = base + amount
        set(index, base + shift, base + amount + shift, mark)
      }
    }
  }

  private mutating func set(_ index: Int, _ low: Double, _ high: Double, _ mark: _ChartMark) {
    let range = MarkSpans.Along.range(.number(low), .number(high), isRoom: false)
    if mark.isUpright { spans[index].y = range } else { spans[index].x = range }
  }

  /// The stack that a mark is in; nil for none.
  private static func place(of mark: _ChartMark) -> Place? {
    guard mark.ownAmount != nil, mark.stacking.kind != .unstacked else { return nil }
    let across = mark.isUpright ? mark.x : mark.y
    return Place(
      isBar: mark.kind == .bar, isUpright: mark.isUpright, value: across.value?.value,
      group: mark.look.positionBy?.field.value)
  }
}

extension _ChartMark {
  /// The number from zero to which a bar or an area reaches; nil for what does not begin at zero.
  fileprivate var ownAmount: Double? {
    guard kind == .bar || kind == .area, let field = (isUpright ? y : x).value, field.upper == nil,
      case .number(let number) = field.value, number.isFinite
    else { return nil }
    return number
  }

  fileprivate var amount: Double { ownAmount ?? 0 }
}
