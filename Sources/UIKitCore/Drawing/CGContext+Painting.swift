import Foundation
import ViewGraph

/// What is drawn of an outline.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension CGContext {
  /// Fills the outline, and begins another.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(outline, isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  /// Draws the outline as a line, and begins another.
  public func strokePath() {
    stroke(outline)
    beginPath()
  }

  /// Draws the outline, and begins another.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(outline, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { stroke(outline) }
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect).applying(state.transform)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect).applying(state.transform)) }
  /// Draws a rectangle as a line.
  public func stroke(_ rect: CGRect) { stroke(Path(rect).applying(state.transform)) }
  /// Draws a rectangle as a line of a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  /// Draws an ellipse as a line.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect).applying(state.transform)) }
  /// Draws lines from each first of two points to the second.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for place in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[place])
      path.addLine(to: points[place + 1])
    }
    stroke(path.applying(state.transform))
  }

  /// Takes away what was drawn in a rectangle.
  /// - Partly: everything, where the rectangle is around it all; else nothing.
  public func clear(_ rect: CGRect) {
    if rect.applying(state.transform).contains(CGRect(origin: .zero, size: size)) { removeAll() }
  }

  /// Fills an outline of the picture.
  func fill(_ path: Path, isEvenOdd: Bool = false) {
    guard !path.isEmpty else { return }
    add("<path d=\"\(path.svg)\" fill=\"\(state.fill.css)\"\(isEvenOdd ? " fill-rule=\"evenodd\"" : "")/>")
  }

  /// Draws an outline of the picture as a line, whose width is in the points of the program.
  func stroke(_ path: Path) {
    guard !path.isEmpty else { return }
    let line = state.line
    var look = " fill=\"none\" stroke=\"\(state.stroke.css)\" stroke-width=\"\(line.width.svgText)\""
    look += " stroke-miterlimit=\"\(max(line.miterLimit, 1).svgText)\""
    if line.cap != .butt { look += " stroke-linecap=\"\(line.cap == .round ? "round" : "square")\"" }
    if line.join != .miter { look += " stroke-linejoin=\"\(line.join == .round ? "round" : "bevel")\"" }
    if !line.dash.isEmpty {
      let lengths = line.dash.map(\.svgText).joined(separator: " ")
      look += " stroke-dasharray=\"\(lengths)\" stroke-dashoffset=\"\(line.dashPhase.svgText)\""
    }
    add("<path d=\"\(inside(path).svg)\"\(SVGElement.transform(state.transform))\(look)/>")
  }
}
