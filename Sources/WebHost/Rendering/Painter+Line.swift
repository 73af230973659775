import Foundation
import ViewGraph

extension Painter {
  /// An area of the page with its line, which alone cannot be tapped, as an element in it: a line may lie half outside.
  mutating func area(_ shape: ShapeContent, _ box: Box, _ id: ElementID) {
    var box = box
    if let fill = shape.fill { box.style.surface(fill) }
    if shape.stroke != nil { box.add("sr") }
    open("div", id, box)
    if let stroke = shape.stroke { line(shape, stroke, id.part("l")) }
    sink.close()
  }

  /// The line along a shape, in an element as large as the shape and what of the line lies outside of it.
  ///
  /// Borders are such lines in one colour; what is painted otherwise, or is dashed, is a surface that is seen through
  /// a picture of the line.
  mutating func line(_ shape: ShapeContent, _ stroke: Paint, _ id: ElementID) {
    let width = shape.strokeStyle.lineWidth
    let outside = shape.isStrokeInside ? 0 : width / 2
    var line = Box()
    line.add("so")
    if outside > 0 { line.style.add("margin", .px(-outside)) }
    let isPlain = stroke.surfaceColor != nil && shape.strokeStyle.dash.isEmpty
    if !isPlain || shape.geometry.isPath {
      line.style.surface(stroke)
      line.style.add("mask", "\(CSS.line(shape)) 0 0/100% 100%")
    } else {
      line.style.add("border", "\(.px(width)) solid \(stroke.surfaceColor ?? "currentColor")")
      line.style.round(shape.geometry.grown(by: outside))
    }
    open("div", id, line)
    sink.close()
  }
}

extension CSS {
  /// A picture of a line along a shape, of which half its width lies within the picture's edges.
  fileprivate static func line(_ shape: ShapeContent) -> CSS {
    let style = shape.strokeStyle
    let width = style.lineWidth
    var outline: CSS
    var (view, before, after): (CSS, CSS, CSS) = ("", "", "")
    var look = Declarations()
    switch shape.geometry {
    case .rectangle: outline = "rect width='100%25' height='100%25'"
    case .roundedRectangle(let size):
      let less = shape.isStrokeInside ? width / 2 : 0
      let (x, y) = (max(size.width - less, 0), max(size.height - less, 0))
      outline = "rect width='100%25' height='100%25' rx='\(Double(x))' ry='\(Double(y))'"
    case .circle, .ellipse: outline = "ellipse cx='50%25' cy='50%25' rx='50%25' ry='50%25'"
    case .path(let path):
      outline = "path vector-effect='non-scaling-stroke' d='\(.path(String(path.prefix { $0 != "|" })))'"
      view = " viewBox='0 0 1 1' preserveAspectRatio='none'"
    case .capsule:
      outline = "rect width='100%25' height='100%25'"
      // A radius by both lengths is one by those of a container.
      before = "%3Cdiv xmlns='http://www.w3.org/1999/xhtml' style='container-type:size;width:100%25;height:100%25'%3E"
      after = "%3C/div%3E"
      look.add("rx", "min(50cqw,50cqh)")
      look.add("ry", "min(50cqw,50cqh)")
    case .unevenRoundedRectangle: return border(shape)
    }
    look.stroke(style)
    // What lies within has lengths of style sheets, of which one is the difference of two.
    let inside: CSS = "calc(100%25 - \(.points(width)))"
    return """
      url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3CforeignObject x='\(Double(width / 2))' \
      y='\(Double(width / 2))' style='width:\(inside);height:\(inside);overflow:visible'%3E\(before)%3Csvg \
      xmlns='http://www.w3.org/2000/svg' style='display:block;width:100%25;height:100%25;overflow:visible'\(view)%3E%3C\(outline) \
      fill='none' stroke='black' style='\(.declarations(look))'/%3E%3C/svg%3E\(after)%3C/foreignObject%3E%3C/svg%3E")
      """
  }

  /// The same with corners of four sizes, as style sheets draw borders: dashes are as long as these have them.
  private static func border(_ shape: ShapeContent) -> CSS {
    let width = shape.strokeStyle.lineWidth
    var look = Declarations()
    look.round(shape.isStrokeInside ? shape.geometry : shape.geometry.grown(by: width / 2))
    let line: CSS = shape.strokeStyle.dash.isEmpty ? "solid" : "dashed"
    return """
      url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3CforeignObject \
      style='width:100%25;height:100%25'%3E%3Cdiv xmlns='http://www.w3.org/1999/xhtml' \
      style='box-sizing:border-box;width:100%25;height:100%25;border:\(.px(width)) \(line) black;\(.declarations(look))'/%3E%3C/foreignObject%3E%3C/svg%3E")
      """
  }
}

extension ShapeGeometry {
  /// The outline at a distance around the shape.
  fileprivate func grown(by length: CGFloat) -> ShapeGeometry {
    func radius(_ radius: CGFloat) -> CGFloat { radius > 0 ? radius + length : 0 }
    switch self {
    case .roundedRectangle(let size):
      return .roundedRectangle(cornerSize: CGSize(width: radius(size.width), height: radius(size.height)))
    case .unevenRoundedRectangle(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
      return .unevenRoundedRectangle(
        topLeading: radius(topLeading), bottomLeading: radius(bottomLeading), bottomTrailing: radius(bottomTrailing),
        topTrailing: radius(topTrailing))
    default: return self
    }
  }

  /// True for outlines of a program's own.
  var isPath: Bool {
    if case .path = self { true } else { false }
  }
}
