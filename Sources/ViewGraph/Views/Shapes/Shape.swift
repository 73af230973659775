import Foundation

/// A two-dimensional shape, drawn as a view in the foreground colour unless it is filled or stroked.
///
/// A shape of a program's own draws its path before the size is known. Where each coordinate is a part of the rectangle's
/// side and a length in points, such as the radius of a corner, areas keep to both; lines, and all other paths, are drawn
/// for a square of 100 by 100 points and stretched.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline within a rectangle.
  func path(in rect: CGRect) -> Path
  /// What the shape is for.
  static var role: ShapeRole { get }
  /// The size that the shape takes of what it is offered.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// How renderers draw the shape. Programs never implement it.
  var _outline: _ShapeOutline { get }
}

/// What a shape is for.
public enum ShapeRole: Sendable {
  /// To be filled.
  case fill
  /// To be drawn as a line.
  case stroke
  /// To separate.
  case separator
}

/// How a shape is drawn by renderers.
public struct _ShapeOutline: Equatable, Sendable {
  /// The outline, to be stretched to the frame.
  var geometry: ShapeGeometry
  /// Points between the frame and the outline.
  var inset: CGFloat = 0
  /// How the outline is drawn where the shape is itself a line.
  var stroke: StrokeStyle?
  /// The size in which an outline in absolute coordinates is drawn at the top leading corner; nil for the frame.
  var fixedSize: CGSize?

  init(_ geometry: ShapeGeometry) {
    self.geometry = geometry
  }

  /// A path drawn for a square of 100 by 100 points.
  init(stretching path: Path) {
    geometry = .path(path.applying(CGAffineTransform(scaleX: 0.01, y: 0.01)).svg)
  }

  /// A path as a program draws it for a rectangle.
  init(drawing draw: (CGRect) -> Path) {
    self.init(stretching: draw(CGRect(x: 0, y: 0, width: 100, height: 100)))
    guard case .path(let stretched) = geometry, let elastic = ElasticOutline(draw) else { return }
    geometry = .path("\(stretched)|\(elastic.fractions.svg)|\(elastic.lengths.svg)")
  }

  /// A path in absolute coordinates.
  init(fixed path: Path) {
    let bounds = path.boundingRect
    let size = bounds.isNull ? CGSize.zero : CGSize(width: max(bounds.maxX, 0), height: max(bounds.maxY, 0))
    let scale = CGAffineTransform(scaleX: 1 / max(size.width, 0.01), y: 1 / max(size.height, 0.01))
    geometry = .path(path.applying(scale).svg)
    fixedSize = size
  }

  /// This outline, changed by what changes paths.
  func mapPath<S: Shape>(of shape: S, _ change: (Path, CGRect) -> Path) -> _ShapeOutline {
    let rect = CGRect(x: 0, y: 0, width: fixedSize?.width ?? 100, height: fixedSize?.height ?? 100)
    let path = change(shape.path(in: rect), rect)
    var outline = fixedSize == nil ? _ShapeOutline(stretching: path) : _ShapeOutline(fixed: path)
    outline.inset = inset
    outline.stroke = stroke
    return outline
  }
}

extension Shape {
  /// What a shape is for: to be filled.
  nonisolated public static var role: ShapeRole { .fill }

  /// The size that the shape takes of what it is offered: all of it.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// How renderers draw the shape.
  nonisolated public var _outline: _ShapeOutline {
    _ShapeOutline(drawing: path(in:))
  }

  /// The outline for renderers.
  nonisolated package var geometry: ShapeGeometry { _outline.geometry }

  /// The shape, filled with the foreground.
  @MainActor public var body: _PaintedShape<Self, EmptyView> {
    fill(ForegroundStyle())
  }
}

/// A shape of which smaller and larger ones can be made.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape so many points smaller at each edge.
  func inset(by amount: CGFloat) -> InsetShape
}
