import SwiftUI

/// A straight line from edge to edge.
struct StraightLine: Shape {
  let axis: Axis

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: axis == .horizontal ? CGPoint(x: rect.minX, y: rect.midY) : CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: axis == .horizontal ? CGPoint(x: rect.maxX, y: rect.midY) : CGPoint(x: rect.midX, y: rect.maxY))
    }
  }
}

/// The lines of an axis through the plot, at places of that.
struct AxisLines: View {
  let model: AxisModel

  var body: some View {
    ForEach(model.places.flatMap { $0.places }.flatMap { $0.lines(model) }, id: \.id) { line in
      StraightLine(axis: model.axis == .horizontal ? .vertical : .horizontal)
        .stroke(line.style, style: line.stroke)
        ._placed(at: line.place)
    }
  }
}

/// A line of an axis, and where it is.
struct AxisLine {
  let id: AxisModel.PartID
  let style: AnyShapeStyle
  let stroke: StrokeStyle
  let place: _RelativePlace
}

extension AxisModel.Place {
  /// The lines through the plot.
  @MainActor
  fileprivate func lines(_ model: AxisModel) -> [AxisLine] {
    known.compactMap { id, part in
      guard case .line(let stroke) = part.kind, model.isOwn || !model.scale.isCategory else { return nil }
      let along = model.scale.length(at: part.centered == true ? centre : share, model.axis)
      let isX = model.axis == .horizontal
      let place = _RelativePlace(
        x: isX ? _RelativeLength(share: along.share, points: along.points + part.offset.width) : _RelativeLength(),
        y: isX ? _RelativeLength() : _RelativeLength(share: along.share, points: along.points + part.offset.height),
        width: isX ? _RelativeLength(points: 1) : _RelativeLength(share: 1),
        height: isX ? _RelativeLength(share: 1) : _RelativeLength(points: 1), anchor: isX ? .top : .leading)
      return AxisLine(
        id: id, style: part.style ?? AnyShapeStyle(Color.gray.opacity(0.35)),
        stroke: stroke ?? StrokeStyle(lineWidth: 0.5),
        place: place)
    }
  }
}

extension PlotScale {
  /// A part of the scale as a length of the whole plot, from its left or its top.
  func length(at share: Double, _ axis: Axis) -> Length {
    let points = Double(startPadding) - share * Double(startPadding + endPadding)
    return axis == .horizontal
      ? Length(share: share, points: points) : Length(share: 1 - share, points: -points)
  }
}
