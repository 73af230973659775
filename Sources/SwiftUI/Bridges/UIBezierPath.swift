import Foundation
import UIKitCore
import ViewGraph

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline as UIKit has it, for `Path(_:)` and its `cgPath`.
open class UIBezierPath: NSObject, @unchecked Sendable {
  private var path: Path
  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How many line widths a sharp corner reaches at most.
  open var miterLimit: CGFloat = 10
  /// The dashes of lines.
  private(set) var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
  /// True where what lies inside of an even number of parts is outside.
  open var usesEvenOddFillRule = false

  /// Draws lines in dashes: so long, and so far from each other, in turns. No lengths is a whole line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = ((0..<(pattern == nil ? 0 : count)).map { pattern![$0] }, phase)
  }

  /// Makes an empty outline.
  public override init() {
    path = Path()
  }

  /// Makes an outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(Path(rect))
  }

  /// Makes an outline of an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect))
  }

  /// Makes an outline of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// Makes an outline of a rectangle of which some corners are rounded; radii are at most half the sides.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    let radius = min(cornerRadii.width, rect.width / 2, rect.height / 2)
    func at(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? max(radius, 0) : 0 }
    let radii = RectangleCornerRadii(
      topLeading: at(.topLeft), bottomLeading: at(.bottomLeft), bottomTrailing: at(.bottomRight),
      topTrailing: at(.topRight))
    self.init(Path(roundedRect: rect, cornerRadii: radii, style: .circular))
  }

  /// Makes a part of a circle; angles are in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(Path())
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes an outline of Core Graphics'.
  public convenience init(cgPath: CGPath) {
    self.init(Path(cgPath))
  }

  private init(_ path: Path) {
    self.path = path
  }

  /// The outline as Core Graphics has it.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// The smallest rectangle around all points, control points included.
  open var bounds: CGRect { path.boundingRect }
  /// True where the outline has no steps.
  open var isEmpty: Bool { path.isEmpty }
  /// Where the last step ended.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// True where a point lies inside.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

  /// Begins a part at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle; angles are in radians, and clockwise is as one sees it.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: !clockwise)
  }

  /// Adds another outline.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Leads back to where the part began.
  open func close() { path.closeSubpath() }
  /// Takes all steps away.
  open func removeAllPoints() { path = Path() }
  /// Changes all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}
