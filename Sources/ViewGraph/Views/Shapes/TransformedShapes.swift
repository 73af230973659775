import Foundation

/// A shape after a transform.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape before the change.
  public var shape: Content
  /// How its points are moved.
  public var transform: CGAffineTransform

  /// Makes a shape of a shape and a transform.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// How renderers draw the shape.
  public var _outline: _ShapeOutline {
    shape._outline.mapPath(of: shape) { path, _ in path.applying(transform) }
  }
}

/// A shape turned around a point.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The shape before the change.
  public var shape: Content
  /// How far it is turned.
  public var angle: Angle
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Makes a shape of a shape and an angle.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { turn(shape.path(in: rect), rect) }
  /// How renderers draw the shape.
  public var _outline: _ShapeOutline { shape._outline.mapPath(of: shape, turn) }

  private func turn(_ path: Path, _ rect: CGRect) -> Path {
    path.applying(.around(anchor, in: rect, CGAffineTransform(rotationAngle: CGFloat(angle.radians))))
  }
}

/// A shape made larger or smaller around a point.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The shape before the change.
  public var shape: Content
  /// How many times as large it is.
  public var scale: CGSize
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Makes a shape of a shape and a scale.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { enlarge(shape.path(in: rect), rect) }
  /// How renderers draw the shape.
  public var _outline: _ShapeOutline { shape._outline.mapPath(of: shape, enlarge) }

  private func enlarge(_ path: Path, _ rect: CGRect) -> Path {
    path.applying(.around(anchor, in: rect, CGAffineTransform(scaleX: scale.width, y: scale.height)))
  }
}

/// A shape moved by a distance.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// The shape before the change.
  public var shape: Content
  /// How far it is moved.
  public var offset: CGSize

  /// Makes a shape of a shape and a distance.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }

  /// How renderers draw the shape.
  public var _outline: _ShapeOutline {
    shape._outline.mapPath(of: shape) { path, _ in path.offsetBy(dx: offset.width, dy: offset.height) }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape inset before it is turned.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape inset before it is moved.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape drawn for a size, whatever its frame.
nonisolated public struct _SizedShape<Content: Shape>: Shape {
  let shape: Content
  let size: CGSize

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
  /// How renderers draw the shape.
  public var _outline: _ShapeOutline { _ShapeOutline(fixed: shape.path(in: CGRect(origin: .zero, size: size))) }
}

extension CGAffineTransform {
  /// A transform that leaves a point of a rectangle where it is.
  fileprivate static func around(
    _ anchor: UnitPoint, in rect: CGRect, _ transform: CGAffineTransform
  ) -> CGAffineTransform {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension Shape {
  /// The shape moved by a distance.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape moved by a distance.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by a distance.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape turned around a point.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape made larger or smaller around a point.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape made larger or smaller around a point.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// The shape after a transform.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape drawn for a size, whatever its frame.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }

  /// The shape drawn for a size, whatever its frame.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape drawn for a size, whatever its frame.
  /// - Partly: `anchor` is not used: the shape stands at the top leading corner.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { self.size(size) }

  /// The shape drawn for a size, whatever its frame.
  /// - Partly: `anchor` is not used: the shape stands at the top leading corner.
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
