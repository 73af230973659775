import Foundation
import ViewGraph

extension CGContext {
  /// Begins an outline.
  public func beginPath() { outline = Path() }
  /// Begins a part of the outline at a point.
  public func move(to point: CGPoint) { outline.move(to: placed(point)) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { outline.addLine(to: placed(point)) }
  /// Adds straight lines from the first of the points to the last.
  public func addLines(between points: [CGPoint]) {
    add { $0.addLines(points) }
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: placed(end), control: placed(control))
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: placed(end), control1: placed(control1), control2: placed(control2))
  }
  /// Leads back to where the part began.
  public func closePath() { outline.closeSubpath() }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
  /// Adds another outline.
  public func addPath(_ path: CGPath) { add { $0.addPath(Path(path)) } }

  /// Adds a part of a circle, with a line to where it begins; angles are in radians, and `clockwise` is as in a picture whose
  /// origin is below, so false is clockwise as one sees it.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    continuing {
      $0.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
        clockwise: clockwise)
    }
  }

  /// Adds a rounded corner between two lines.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    continuing { $0.addArc(tangent1End: end1, tangent2End: end2, radius: radius) }
  }

  /// True where the outline has no steps.
  public var isPathEmpty: Bool { outline.isEmpty }
  /// The outline, in the points of the program.
  public var path: CGPath? { outline.isEmpty ? nil : inside(outline).cgPath }
  /// Where the last step ended.
  public var currentPointOfPath: CGPoint { (inside(outline).currentPoint) ?? .zero }
  /// The smallest rectangle around all points, control points included.
  public var boundingBoxOfPath: CGRect { inside(outline).boundingRect }
  /// What can be drawn on.
  /// - Partly: all of the picture, whatever is clipped.
  public var boundingBoxOfClipPath: CGRect {
    CGRect(origin: .zero, size: size).applying(state.transform.inverted())
  }

  /// Draws inside of the outline alone from now on.
  public func clip(using rule: CGPathFillRule = .winding) {
    let clip = name()
    let look = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
    define("<clipPath id=\"\(clip)\"><path d=\"\(outline.svg)\"\(look)/></clipPath>")
    state.clips.append(clip)
    beginPath()
  }

  /// Draws inside of a rectangle alone from now on.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Draws inside of rectangles alone from now on.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  private func add(_ make: (inout Path) -> Void) {
    var path = Path()
    make(&path)
    outline.addPath(path.applying(state.transform))
  }

  /// Goes on from where the outline is, in the points of the program.
  private func continuing(_ make: (inout Path) -> Void) {
    var path = inside(outline)
    make(&path)
    outline = path.applying(state.transform)
  }

  private func placed(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

  /// An outline of the picture in the points of the program.
  func inside(_ path: Path) -> Path {
    state.transform.isIdentity ? path : path.applying(state.transform.inverted())
  }
}
