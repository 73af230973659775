import Foundation

extension Shape {
  /// The shape filled with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _PaintedShape<Self, EmptyView> {
    _PaintedShape(self, background: EmptyView()).filled(content, style)
  }

  /// The shape filled with the foreground.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> _PaintedShape<Self, EmptyView> {
    fill(ForegroundStyle(), style: style)
  }

  /// The outline of the shape drawn with a style.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Self, EmptyView> {
    _PaintedShape(self, background: EmptyView()).stroked(content, style)
  }

  /// The outline of the shape drawn with a style.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Self, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the shape as a shape itself.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// The outline of the shape as a shape itself.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// The outline of the shape drawn with a style, wholly inside of its edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Self, EmptyView> {
    _PaintedShape(self, background: EmptyView()).stroked(content, style, isInside: true)
  }

  /// The outline of the shape drawn with a style, wholly inside of its edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Self, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the shape drawn in the foreground, wholly inside of its edge.
  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Self, EmptyView> {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// The outline of the shape drawn in the foreground, wholly inside of its edge.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Self, EmptyView> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  /// The shape filled over what is drawn of it.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _PaintedShape<Content, Self> {
    _PaintedShape(shape, background: self).filled(content, style)
  }

  /// The outline of the shape drawn over what is drawn of it.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Content, Self> {
    _PaintedShape(shape, background: self).stroked(content, style)
  }

  /// The outline of the shape drawn over what is drawn of it.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Content, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// The outline of the shape drawn over what is drawn of it, wholly inside of its edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Content, Self> {
    _PaintedShape(shape, background: self).stroked(content, style, isInside: true)
  }

  /// The outline of the shape drawn over what is drawn of it, wholly inside of its edge.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _PaintedShape<Content, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
