import SwiftUI

/// The labels at one edge of the plot.
struct AxisLabels: View {
  let model: AxisModel
  let edge: Edge
  let places: [AxisModel.Place]
  /// True where they are there for their size alone.
  var isCopy = false
  /// How long labels are that are not as usual, as the browser tells.
  @State private var lengths: [AxisModel.PartID: CGFloat] = [:]

  var body: some View {
    let labels = labels
    ZStack {
      // As wide or as high as the longest label.
      ForEach(sizers(labels), id: \.id) { label in
        sizer(label).hidden().accessibilityHidden(true)
          .frame(width: model.axis == .horizontal ? 0 : nil, height: model.axis == .vertical ? 0 : nil)
      }
    }
    .padding(padding)
    .frame(
      maxWidth: model.axis == .horizontal ? .infinity : nil, maxHeight: model.axis == .vertical ? .infinity : nil
    )
    .overlay {
      _RelativeArea {
        if !isCopy {
          ForEach(ticks, id: \.id) { tick in
            StraightLine(axis: model.axis == .horizontal ? .vertical : .horizontal)
              .stroke(tick.style, style: tick.stroke)._placed(at: tick.place)
          }
          ForEach(withRoom(labels), id: \.id) { label in
            label.view.fixedSize()._placed(at: label.place)
          }
        }
      }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
  }

  @ViewBuilder
  private func sizer(_ label: AxisLabel) -> some View {
    if label.isOdd, !isCopy {
      label.view.fixedSize()
        .onGeometryChange(for: CGFloat.self) { [axis = model.axis] in
          axis == .horizontal ? $0.size.width : $0.size.height
        } action: {
          lengths[label.id] = $0
        }
    } else {
      label.view.fixedSize()
    }
  }

  /// Between the plot and the labels; enough that the row below is clear of the last label beside.
  private var padding: EdgeInsets {
    switch edge {
    case .top: EdgeInsets(top: 1, leading: 0, bottom: 4, trailing: 0)
    case .bottom: EdgeInsets(top: 4, leading: 0, bottom: 1, trailing: 0)
    case .leading: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 4)
    case .trailing: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)
    }
  }

  /// Labels as long as the longest, by their texts; views of the program's all.
  private func sizers(_ labels: [AxisLabel]) -> [AxisLabel] {
    let texts = labels.filter { !$0.isOdd }.sorted { $0.length > $1.length }
    return Array(texts.prefix(model.axis == .horizontal ? 1 : 2)) + labels.filter(\.isOdd)
  }

  private var labels: [AxisLabel] {
    // From the left, or from the top.
    ((model.axis == .vertical) != model.scale.isReversed ? places.reversed() : places).flatMap { place in
      place.known.compactMap { id, part in
        guard case .label(let wish) = part.kind else { return nil }
        // There is no middle between the end of the scale and the next value.
        if wish.centered == true, !model.scale.isCategory, place.share > 0.999 { return nil }
        return AxisLabel(id, part, wish, place, model, edge)
      }
    }
  }

  /// The labels without those that would lie on one before, or reach beyond the plot.
  private func withRoom(_ labels: [AxisLabel]) -> [AxisLabel] {
    // About heights more is known once the plot is measured: many names may have room in a high one.
    if model.axis == .vertical, !model.isMeasured { return labels }
    var taken: [ClosedRange<CGFloat>] = []
    return labels.compactMap { label in
      guard let length = lengths[label.id] ?? (label.isView ? nil : label.length) else { return label }
      var label = label
      var room = label.room(length)
      if label.anchor.x == 0.5 { label.shift = model.shift(room) }
      room = (room.lowerBound + label.shift)...(room.upperBound + label.shift)
      if label.liesOver { return label }
      if model.axis == .horizontal, label.anchor.x == 0, room.upperBound > model.usualLength + model.roomAfter {
        return nil
      }
      let gap: CGFloat = model.axis == .horizontal ? 2 : -1
      if taken.contains(where: { $0.lowerBound < room.upperBound + gap && room.lowerBound < $0.upperBound + gap }) {
        return nil
      }
      taken.append(room)
      return label
    }
  }

  private var ticks: [AxisLine] {
    places.flatMap { place in
      place.known.compactMap { id, part in
        guard case .tick(let length, let stroke) = part.kind, let points = tickLength(length, place) else { return nil }
        let along = model.scale.length(at: part.centered == true ? place.centre : place.share, model.axis)
        let isX = model.axis == .horizontal
        let across = _RelativeLength(share: edge == .top || edge == .leading ? 1 : 0)
        let at = _RelativePlace(
          x: isX ? along.relative : across, y: isX ? across : along.relative,
          width: _RelativeLength(points: isX ? 1 : points), height: _RelativeLength(points: isX ? points : 1),
          anchor: UnitPoint(
            x: isX ? 0.5 : edge == .leading ? 1 : 0, y: isX ? (edge == .top ? 1 : 0) : 0.5))
        return AxisLine(
          id: id, style: part.style ?? AnyShapeStyle(Color.gray.opacity(0.35)),
          stroke: stroke ?? StrokeStyle(lineWidth: 0.5), place: at)
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
