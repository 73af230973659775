import Foundation

extension Path {
  /// Begins a part at a point.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
  }

  /// Adds a straight line to a point.
  public mutating func addLine(to point: CGPoint) {
    elements.append(.line(to: point))
  }

  /// Adds a quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic Bézier curve to a point.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a line to where the part began.
  public mutating func closeSubpath() {
    elements.append(.closeSubpath)
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a part at the first point and adds lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds an ellipse inside a rectangle, beginning at its right.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let full = Angle.degrees(360)
    let unit = CGAffineTransform(
      rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY
    ).concatenating(transform)
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: full)
    path.closeSubpath()
    addPath(path, transform: unit)
  }

  /// Adds a rectangle with rounded corners.
  /// - Partly: `style` is not used: corners are circular.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(in: rect, sizes: Array(repeating: cornerSize, count: 4), transform)
  }

  /// Adds a rectangle with a radius for each corner.
  /// - Partly: `style` is not used: corners are circular.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ]
    addRoundedRect(in: rect, sizes: radii.map { CGSize(width: $0, height: $0) }, transform)
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// This path after a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    if !transform.isIdentity { path.elements = elements.map { $0.mapPoints { $0.applying(transform) } } }
    return path
  }

  /// This path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The sizes begin at the top left corner and go clockwise.
  private mutating func addRoundedRect(in rect: CGRect, sizes: [CGSize], _ transform: CGAffineTransform) {
    let (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
    let sizes = sizes.map {
      CGSize(width: min(max($0.width, 0), halfWidth), height: min(max($0.height, 0), halfHeight))
    }
    var path = Path()
    let corners: [(point: CGPoint, inward: (CGFloat, CGFloat), startsVertical: Bool)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), (-1, 1), false), (CGPoint(x: rect.maxX, y: rect.maxY), (-1, -1), true),
      (CGPoint(x: rect.minX, y: rect.maxY), (1, -1), false), (CGPoint(x: rect.minX, y: rect.minY), (1, 1), true),
    ]
    path.move(to: CGPoint(x: rect.minX + sizes[0].width, y: rect.minY))
    for (index, corner) in corners.enumerated() {
      path.addCorner(corner.point, sizes[(index + 1) % 4], corner.inward, startsVertical: corner.startsVertical)
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// A line to where the corner begins, and a quarter of an ellipse around it.
  private mutating func addCorner(
    _ corner: CGPoint, _ size: CGSize, _ inward: (CGFloat, CGFloat), startsVertical: Bool
  ) {
    let side = CGPoint(x: corner.x + inward.0 * size.width, y: corner.y)
    let end = CGPoint(x: corner.x, y: corner.y + inward.1 * size.height)
    let (from, to) = startsVertical ? (end, side) : (side, end)
    addLine(to: from)
    guard size.width > 0, size.height > 0 else { return }
    let part: CGFloat = 0.552_284_75
    func towards(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (corner.x - point.x) * part, y: point.y + (corner.y - point.y) * part)
    }
    addCurve(to: to, control1: towards(from), control2: towards(to))
  }
}
