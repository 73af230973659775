import SwiftUI

/// A part of a ring. Each coordinate is a part of the square's side and some points, so that it is right in any size.
struct SectorShape: Shape {
  /// Turns from the top on, as clocks go.
  let from, to: Double
  let inner, outer: Length
  /// Points that are free at both sides.
  let inset: CGFloat
  let radius: CGFloat

  init(_ mark: _ChartMark, from: Double, to: Double) {
    (self.from, self.to) = (from, to)
    let outer: Length =
      switch mark.outerRadius.kind {
      case .automatic: Length(share: 0.5)
      case .ratio(let ratio): Length(share: 0.5 * ratio)
      case .inset(let points): Length(share: 0.5, points: -points)
      case .fixed(let points): Length(share: 0, points: points)
      }
    self.outer = outer
    switch mark.innerRadius.kind {
    case .automatic: inner = Length(share: 0)
    case .ratio(let ratio): inner = Length(share: outer.share * ratio, points: outer.points * ratio)
    case .inset(let points): inner = outer - Length(share: 0, points: points)
    case .fixed(let points): inner = Length(share: 0, points: points)
    }
    inset = mark.angularInset ?? 0
    radius = mark.look.cornerRadius ?? 0
  }

  private var hasHole: Bool { inner.share > 0 || inner.points > 0 }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let isWhole = to - from > 0.9999
    let corner = isWhole ? 0 : radius
    let sides = isWhole ? 0 : inset
    let ring = Ring(rect: rect)
    path.move(to: ring.point(from, outer, sides + corner))
    ring.arc(outer, from, to, sides + corner, in: &path)
    if corner > 0 {
      path.addQuadCurve(to: ring.point(to, outer, -sides, -corner), control: ring.point(to, outer, -sides))
    }
    if hasHole {
      path.addLine(to: ring.point(to, inner, -sides, corner))
      if corner > 0 {
        path.addQuadCurve(to: ring.point(to, inner, -sides - corner), control: ring.point(to, inner, -sides))
      }
      ring.arc(inner, to, from, -sides - corner, in: &path)
      if corner > 0 {
        path.addQuadCurve(to: ring.point(from, inner, sides, corner), control: ring.point(from, inner, sides))
      }
    } else if !isWhole {
      // The sides, moved inside, meet on the line in the middle.
      let half = max(sin((to - from) * .pi), 0.05)
      path.addLine(to: ring.point((from + to) / 2, Length(share: 0), 0, sides / half))
    }
    if corner > 0 {
      path.addLine(to: ring.point(from, outer, sides, -corner))
      path.addQuadCurve(to: ring.point(from, outer, sides + corner), control: ring.point(from, outer, sides))
    }
    path.closeSubpath()
    return path
  }
}

/// The circles around the middle of a square.
private struct Ring {
  let rect: CGRect

  private func direction(_ turns: Double) -> CGPoint { CGPoint(x: sin(turns * 2 * .pi), y: -cos(turns * 2 * .pi)) }

  /// A point of a circle, moved along it and outward by points.
  func point(_ turns: Double, _ radius: Length, _ along: Double, _ outward: Double = 0) -> CGPoint {
    let direction = direction(turns)
    let points = radius.points + outward
    return CGPoint(
      x: rect.midX + direction.x * (radius.share * rect.width + points) - direction.y * along,
      y: rect.midY + direction.y * (radius.share * rect.height + points) + direction.x * along)
  }

  /// Goes along a circle; what is free at the beginning is free at the end too.
  func arc(_ radius: Length, _ start: Double, _ end: Double, _ free: Double, in path: inout Path) {
    let count = max(Int((abs(end - start) * 8).rounded(.up)), 1)
    let step = (end - start) / Double(count)
    let handle = 4 / 3 * tan(step * .pi / 2)
    for index in 0..<count {
      let (a, b) = (start + step * Double(index), start + step * Double(index + 1))
      let (last, next) = (
        free * (1 - 2 * Double(index) / Double(count)), free * (1 - 2 * Double(index + 1) / Double(count))
      )
      path.addCurve(
        to: point(b, radius, next), control1: control(a, radius, last, handle, (next - last) / 3),
        control2: control(b, radius, next, -handle, (last - next) / 3))
    }
  }

  private func control(_ turns: Double, _ radius: Length, _ along: Double, _ handle: Double, _ further: Double)
    -> CGPoint
  {
    let point = point(turns, radius, along + further, -along * handle)
    let direction = direction(turns)
    return CGPoint(
      x: point.x - direction.y * (radius.share * rect.width + radius.points) * handle,
      y: point.y + direction.x * (radius.share * rect.height + radius.points) * handle)
  }
}
