import SwiftUI

/// The views beside marks.
struct PlotAnnotations: View {
  let model: ChartModel
  let frames: [PlotFrame?]
  /// The size of the plot, or about that.
  let size: CGSize

  var body: some View {
    ForEach(Array(all.enumerated()), id: \.offset) { _, annotation in
      annotation.view.fixedSize()._placed(at: annotation.place)
    }
  }

  private var all: [(view: AnyView, place: _RelativePlace)] {
    var turns = 0.0
    return model.marks.indices.flatMap { index -> [(AnyView, _RelativePlace)] in
      let mark = model.marks[index]
      let part = mark.part / max(model.angleSum, .leastNormalMagnitude)
      defer { turns += part }
      return mark.look.annotations.compactMap { annotation in
        if mark.kind == .sector {
          return (annotation.content(AnnotationContext(targetSize: size)), sectorPlace(mark, turns + part / 2))
        }
        guard let frame = frames[index] else { return nil }
        let target = CGSize(
          width: length(frame.x, size.width), height: length(frame.y, size.height))
        return (
          annotation.content(AnnotationContext(targetSize: target)),
          place(annotation, at: frame, of: mark, isUpright: model.spans[index].isUpright)
        )
      }
    }
  }

  private func length(_ extent: Extent, _ side: CGFloat) -> CGFloat {
    let length = extent.high - extent.low
    return max(length.share * side + length.points, 0)
  }

  /// In the middle of a sector's ring.
  private func sectorPlace(_ mark: _ChartMark, _ turns: Double) -> _RelativePlace {
    let shape = SectorShape(mark, from: 0, to: 0)
    // Without a hole nearer to the edge, where there is more room.
    let inner = shape.inner.share == 0 && shape.inner.points == 0 ? shape.outer.share * 0.3 : shape.inner.share
    let radius = (inner + shape.outer.share) / 2
    let points = (shape.inner.points + shape.outer.points) / 2
    let (dx, dy) = (sin(turns * 2 * .pi), -cos(turns * 2 * .pi))
    return _RelativePlace(
      x: _RelativeLength(share: 0.5 + dx * radius, points: dx * points),
      y: _RelativeLength(share: 0.5 + dy * radius, points: dy * points), anchor: .center)
  }

  private func place(
    _ annotation: MarkAnnotation, at frame: PlotFrame, of mark: _ChartMark, isUpright: Bool
  ) -> _RelativePlace {
    var target = frame
    if mark.kind == .point || mark.look.symbol != nil {
      let half = model.looks.area(of: mark.look, usual: 50).squareRoot() / 2
      target.x = Extent(
        low: frame.x.middle - Length(share: 0, points: half), high: frame.x.middle + Length(share: 0, points: half))
      target.y = Extent(
        low: frame.y.low - Length(share: 0, points: half), high: frame.y.low + Length(share: 0, points: half))
    } else if mark.kind == .line || mark.kind == .area {
      target.y = Extent(low: frame.y.low, high: frame.y.low)
    }
    let side = annotation.position.point ?? (mark.kind == .bar && !isUpright ? .trailing : .top)
    let spacing = annotation.spacing ?? 4
    if side == .center {
      let anchor = annotation.alignment.point
      let (x, y) = target.point(anchor)
      return _RelativePlace(x: x.relative, y: y.relative, anchor: anchor)
    }
    // Along the edge it is aligned, across it lies outside.
    let along = annotation.alignment.point
    let at = UnitPoint(x: side.x == 0.5 ? along.x : side.x, y: side.y == 0.5 ? along.y : side.y)
    var (x, y) = target.point(at)
    var anchor = UnitPoint(x: side.x == 0.5 ? along.x : 1 - side.x, y: side.y == 0.5 ? along.y : 1 - side.y)
    x.points += (side.x - 0.5) * 2 * spacing
    y.points += (side.y - 0.5) * 2 * spacing
    if side.x == 0.5, fits(annotation.overflow.x, mark) { anchor.x = Self.within(x.share) }
    return _RelativePlace(x: x.relative, y: y.relative, anchor: anchor)
  }

  /// True where the annotation stays within the plot.
  private func fits(_ strategy: AnnotationOverflowResolution.Strategy, _ mark: _ChartMark) -> Bool {
    strategy == .fit || strategy == .automatic && (mark.kind == .rule || mark.kind == .point)
  }

  /// Which part of a view stands at a part of the plot, so that a view of a third of the plot is within.
  private static func within(_ share: Double) -> Double {
    share < 0.25 ? max(share * 2, 0) : share > 0.75 ? min(share * 2 - 1, 1) : 0.5
  }
}

extension Alignment {
  /// The point of a unit square.
  var point: UnitPoint {
    UnitPoint(
      x: horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5,
      y: vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5)
  }
}
