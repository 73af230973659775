import SwiftUI

/// A line through marks, or the area between them. Its coordinates are parts of its frame, so that it is right in any size.
struct SeriesShape: Shape {
  /// Marks that follow each other, with nothing between that is not on the scales.
  var runs: [[PlotFrame]]
  let isArea: Bool
  let isUpright: Bool
  let method: InterpolationMethod
  /// The part of the plot that is the frame.
  var window = CGRect(x: 0, y: 0, width: 1, height: 1)

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for run in runs {
      let near = run.map { point($0, isFar: false) }
      guard let first = near.first else { continue }
      path.move(to: first)
      if !isArea && run.count == 1 { path.addLine(to: first) }
      path.follow(near, method, isUpright)
      guard isArea else { continue }
      let far = run.reversed().map { point($0, isFar: true) }
      path.addLine(to: far[0])
      path.follow(far, method.reversed, isUpright)
      path.closeSubpath()
    }
    return path.applying(
      CGAffineTransform(translationX: -window.minX, y: -window.minY)
        .concatenating(CGAffineTransform(scaleX: rect.width / window.width, y: rect.height / window.height)))
  }

  /// Where a mark is: of an area its end, or where it begins.
  private func point(_ frame: PlotFrame, isFar: Bool) -> CGPoint {
    if isUpright {
      return CGPoint(x: frame.x.middle.share, y: isFar ? frame.y.high.share : frame.y.low.share)
    }
    return CGPoint(x: isFar ? frame.x.low.share : frame.x.high.share, y: frame.y.middle.share)
  }

  /// The part of the plot that the series covers.
  var bounds: PlotFrame {
    let all = runs.joined()
    func extent(_ path: (PlotFrame) -> Extent) -> Extent {
      let (low, high) = (all.map { path($0).low.share }.min() ?? 0, all.map { path($0).high.share }.max() ?? 1)
      return Extent(low: Length(share: low), high: Length(share: high))
    }
    return PlotFrame(x: extent(\.x), y: extent(\.y))
  }

  /// The same for a part of the plot as its frame.
  func within(_ frame: PlotFrame) -> SeriesShape {
    var shape = self
    shape.window = CGRect(
      x: frame.x.low.share, y: frame.y.low.share, width: max(frame.x.high.share - frame.x.low.share, 1e-6),
      height: max(frame.y.high.share - frame.y.low.share, 1e-6))
    return shape
  }
}

extension InterpolationMethod {
  /// The same from the end to the beginning.
  fileprivate var reversed: InterpolationMethod {
    if case .step(let part) = kind { InterpolationMethod(kind: .step(1 - part)) } else { self }
  }
}

extension Path {
  /// Follows points; where values are read along x, as if the page were turned.
  fileprivate mutating func follow(_ points: [CGPoint], _ method: InterpolationMethod, _ isUpright: Bool) {
    guard !isUpright, let first = points.first else { return follow(points, method) }
    var turned = Path()
    let turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    turned.move(to: first.applying(turn))
    turned.follow(points.map { $0.applying(turn) }, method)
    turned.applying(turn).forEach { element in
      switch element {
      case .move, .closeSubpath: break
      case .line(let end): addLine(to: end)
      case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
      case .curve(let end, let first, let second): addCurve(to: end, control1: first, control2: second)
      }
    }
  }
}

/// Points as lines without a length, which round ends make circles.
struct DotsShape: Shape {
  var points: [UnitPoint]

  func path(in rect: CGRect) -> Path {
    Path { path in
      for point in points {
        let place = CGPoint(x: point.x * rect.width, y: point.y * rect.height)
        path.move(to: place)
        path.addLine(to: place)
      }
    }
  }
}

/// Rectangles of one colour as one outline.
struct RectanglesShape: Shape {
  var frames: [PlotFrame]
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      for frame in frames {
        func at(_ length: Length, _ side: CGFloat) -> CGFloat { length.share * side + length.points }
        let (x, y) = (at(frame.x.low, rect.width), at(frame.y.low, rect.height))
        path.addRect(
          CGRect(
            x: x, y: y, width: max(at(frame.x.high, rect.width) - x, 0),
            height: max(at(frame.y.high, rect.height) - y, 0)))
      }
    }
  }
}
