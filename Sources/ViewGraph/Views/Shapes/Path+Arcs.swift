import Foundation

extension Path {
  /// Adds an arc of a circle, and a line to its start where the path has begun.
  ///
  /// Angles count from the right, growing downwards; `clockwise` is as in a space whose y axis points up.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise {
      if delta >= turn || delta <= -turn { delta = -turn } else if delta > 0 { delta -= turn }
    } else {
      if delta >= turn || delta <= -turn { delta = turn } else if delta < 0 { delta += turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
  }

  /// Adds an arc of a circle over an angle, and a line to its start where the path has begun.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double, _ factor: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (CGFloat(cos(angle)) - factor * CGFloat(sin(angle))),
        y: center.y + radius * (CGFloat(sin(angle)) + factor * CGFloat(cos(angle)))
      ).applying(transform)
    }
    let start = startAngle.radians
    if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
    let parts = min(max(Int(saturating: (abs(delta.radians) / (.pi / 2) - 1e-6).rounded(.up)), 1), 4_096)
    let step = delta.radians / Double(parts)
    let reach = CGFloat(4.0 / 3.0 * tan(step / 4))
    for part in 0..<parts {
      let from = start + step * Double(part)
      addCurve(to: point(from + step), control1: point(from, reach), control2: point(from + step, -reach))
    }
  }

  /// Adds an arc of a circle that touches the lines from here to one point and from there to another.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let inverse = transform.inverted()
    let start = (currentPoint ?? tangent1End).applying(inverse)
    let first = CGPoint(x: start.x - tangent1End.x, y: start.y - tangent1End.y)
    let second = CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
    let lengths = (hypot(first.x, first.y), hypot(second.x, second.y))
    let cross = first.x * second.y - first.y * second.x
    guard lengths.0 > 0, lengths.1 > 0, abs(cross) > 1e-9, radius > 0 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let half = acos(max(-1, min(1, (first.x * second.x + first.y * second.y) / (lengths.0 * lengths.1)))) / 2
    let distance = radius / tan(half)
    func along(_ vector: CGPoint, _ length: CGFloat) -> CGPoint {
      CGPoint(x: tangent1End.x + vector.x / length * distance, y: tangent1End.y + vector.y / length * distance)
    }
    let from = along(first, lengths.0)
    let to = along(second, lengths.1)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: from.x + first.y / lengths.0 * -radius * side, y: from.y + first.x / lengths.0 * radius * side)
    let startAngle = Double(atan2(from.y - center.y, from.x - center.x))
    var delta = Double(atan2(to.y - center.y, to.x - center.x)) - startAngle
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta), transform: transform)
  }
}
