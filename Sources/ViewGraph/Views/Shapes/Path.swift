import Foundation

/// The outline of a two-dimensional shape.
@frozen public struct Path: Equatable, Sendable {
  /// A step of an outline.
  public enum Element: Equatable, Sendable {
    /// Begins a part at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to where the part began.
    case closeSubpath
  }

  /// The steps.
  public internal(set) var elements: [Element] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes a path of a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes a path of a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a path of a rectangle with a radius for each corner.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Makes a path of an ellipse inside a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Makes a path step by step.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// True where the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the last step ended.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .closeSubpath: current = start
      }
    }
    return current
  }

  /// The smallest rectangle around all points of the path, control points included.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Calls a function with every step.
  public func forEach(_ body: (Path.Element) -> Void) {
    elements.forEach(body)
  }
}

extension Path.Element {
  /// The points of the step, control points first.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .closeSubpath: []
    }
  }

  /// The step with each point changed.
  func mapPoints(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: change(point))
    case .line(let point): .line(to: change(point))
    case .quadCurve(let point, let control): .quadCurve(to: change(point), control: change(control))
    case .curve(let point, let control1, let control2):
      .curve(to: change(point), control1: change(control1), control2: change(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
