import SwiftUI

/// The labels at one edge of the plot.
struct AxisLabels: View {
  let model: AxisModel
  let edge: Edge
  let places: [AxisModel.Place]

  var body: some View {
    let labels = labels
    ZStack {
      // As wide or as high as the longest label.
      ForEach(Array(sizers(labels).enumerated()), id: \.offset) { _, label in
        label.view.fixedSize().hidden().accessibilityHidden(true)
          .frame(width: model.axis == .horizontal ? 0 : nil, height: model.axis == .vertical ? 0 : nil)
      }
    }
    .padding(model.axis == .horizontal ? [.top, .bottom] : edge == .leading ? .trailing : .leading, room)
    .frame(
      maxWidth: model.axis == .horizontal ? .infinity : nil, maxHeight: model.axis == .vertical ? .infinity : nil
    )
    .overlay {
      _RelativeArea {
        ForEach(Array(ticks.enumerated()), id: \.offset) { _, tick in
          StraightLine(axis: model.axis == .horizontal ? .vertical : .horizontal)
            .stroke(tick.style, style: tick.stroke)._placed(at: tick.place)
        }
        ForEach(Array(labels.enumerated()), id: \.offset) { _, label in
          label.view.fixedSize()._placed(at: label.place)
        }
      }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
  }

  /// Points between the plot and the labels.
  private var room: CGFloat { model.axis == .horizontal ? 2 : 4 }

  /// Labels as long as the longest, by their texts; views of the program's all.
  private func sizers(_ labels: [AxisLabel]) -> [AxisLabel] {
    let texts = labels.filter { !$0.isView }.sorted { $0.length > $1.length }
    return Array(texts.prefix(model.axis == .horizontal ? 1 : 2)) + labels.filter(\.isView)
  }

  private var labels: [AxisLabel] {
    var labels: [AxisLabel] = []
    var free = -CGFloat.infinity
    for place in model.axis == .vertical || model.scale.isReversed ? places.reversed() : places {
      for part in place.parts {
        guard case .label(let wish) = part.kind, let label = AxisLabel(part, wish, place, model, edge) else { continue }
        // There is no middle between the end of the scale and the next value.
        if wish.centered == true, !model.scale.isCategory, place.share > 0.999 { continue }
        if model.axis == .horizontal, !label.isView, wish.collisions != .disabled {
          let length = model.usualLength
          let start = place.position(wish, model) * length - label.length * label.before
          // What would lie on the label before, or reach far beyond the plot, is left out.
          if start < free { continue }
          if start + label.length > length + 24, label.before == 0 { continue }
          free = start + label.length + 2
        }
        labels.append(label)
      }
    }
    return labels
  }

  private var ticks: [(style: AnyShapeStyle, stroke: StrokeStyle, place: _RelativePlace)] {
    places.flatMap { place in
      place.parts.compactMap { part in
        guard case .tick(let length, let stroke) = part.kind, let points = tickLength(length, place) else { return nil }
        let along = model.scale.length(at: part.centered == true ? place.centre : place.share, model.axis)
        let isX = model.axis == .horizontal
        let across = _RelativeLength(share: edge == .top || edge == .leading ? 1 : 0)
        let at = _RelativePlace(
          x: isX ? along.relative : across, y: isX ? across : along.relative,
          width: _RelativeLength(points: isX ? 1 : points), height: _RelativeLength(points: isX ? points : 1),
          anchor: UnitPoint(
            x: isX ? 0.5 : edge == .leading ? 1 : 0, y: isX ? (edge == .top ? 1 : 0) : 0.5))
        return (
          part.style ?? AnyShapeStyle(Color.gray.opacity(0.35)), stroke ?? StrokeStyle(lineWidth: 0.5), at
        )
      }
    }
  }

  /// Points of a tick; nil for none. Where the program says nothing, dates have one beside their label.
  private func tickLength(_ length: AxisTick.Length, _ place: AxisModel.Place) -> Double? {
    switch length.kind {
    case .fixed(let points): return points
    case .label, .longestLabel: return 14 + length.more
    case .automatic:
      if place.series.content != nil { return 4 }
      return model.axis == .horizontal && model.scale.isDate ? 14 : nil
    }
  }
}
