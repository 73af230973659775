import Foundation

/// A two-dimensional shape, drawn as a view in the foreground colour unless it is filled or stroked.
///
/// A shape of a program's own draws its path before the size is known. Where each coordinate is a part of the rectangle's
/// side and a length in points, such as the radius of a corner, areas keep to both in any size. Other paths, and lines with
/// such lengths, are drawn for the size that a frame gives them; where none does, for a square of 100 by 100 points that is
/// stretched, until the page has told the size. For readers without scripts it stays so.
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

extension _ShapeOutline {
  /// True where the size of the frame has to be known to draw the outline as it is painted.
  func needsSize(hasLine: Bool) -> Bool {
    fixedSize == nil && (need == .size || need == .sizeForLines && (hasLine || stroke != nil))
  }

  /// An outline as a program has drawn it for a size.
  static func geometry(of path: Path, drawnFor size: CGSize) -> ShapeGeometry {
    .path(path.applying(CGAffineTransform(scaleX: 1 / max(size.width, 0.01), y: 1 / max(size.height, 0.01))).svg)
  }
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
  /// What has to be known of the frame to draw the outline.
  var need = Need.nothing

  /// What has to be known of a frame to draw an outline.
  enum Need: Equatable {
    /// It is stretched, or has lengths besides that areas keep.
    case nothing
    /// Its size, to draw a line.
    case sizeForLines
    /// Its size.
    case size
  }

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
    guard let elastic = ElasticOutline(draw) else {
      need = .size
      return
    }
    guard elastic.hasLengths, case .path(let stretched) = geometry else { return }
    need = .sizeForLines
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
    var outline: _ShapeOutline
    if let fixedSize {
      let rect = CGRect(origin: .zero, size: fixedSize)
      outline = _ShapeOutline(fixed: change(shape.path(in: rect), rect))
    } else {
      outline = _ShapeOutline { change(shape.path(in: $0), $0) }
    }
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
