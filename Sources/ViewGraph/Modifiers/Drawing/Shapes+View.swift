import Foundation

extension View {
  /// Draws a line around the view, inside its edges.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(PaintEffect(content) { .border($0, width: width) })
  }

  /// Rounds the corners of the view and cuts off what lies outside.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(DisplayEffect(.clip(.roundedRectangle(cornerSize: CGSize(width: radius, height: radius)))))
  }

  /// Cuts the view to a shape.
  /// - Partly: `style` is not used: the shape counts by the non-zero rule.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ShapeClip(shape))
  }

  /// Cuts off what lies outside of the view's bounds.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(DisplayEffect(.clip(.rectangle)))
  }

  /// Draws a shadow behind the view.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(DisplayEffect(.shadow(.color(color), radius: radius, x: x, y: y)))
  }

  /// Sets the area of the view that reacts to the pointer: all of it within the shape, also where nothing is drawn.
  ///
  /// Rectangles, rounded ones, capsules, circles and ellipses count as they are; of other shapes, the frame.
  /// - Partly: `eoFill` is not used: the shape counts by the non-zero rule.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape.geometry))
  }

  /// Shows the view within a shape.
  /// - Partly: `alignment` is not used: the mask takes the view's size.
  nonisolated public func mask<S: Shape>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> S) -> some View {
    clipShape(mask())
  }

  /// Shows the view within a shape.
  nonisolated public func mask<S: Shape>(_ mask: S) -> some View {
    clipShape(mask)
  }

  /// Shows the view as far as a gradient or a colour over it is opaque.
  /// - Partly: `alignment` is not used: the mask takes the view's size.
  nonisolated public func mask<S: View & ShapeStyle>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> S
  ) -> some View {
    modifier(PaintEffect(mask()) { .mask($0) })
  }

  /// Shows the view as far as a gradient or a colour over it is opaque.
  nonisolated public func mask<S: View & ShapeStyle>(_ mask: S) -> some View {
    modifier(PaintEffect(mask) { .mask($0) })
  }

  /// Shows the view as far as the views over it are opaque.
  ///
  /// The page makes a picture of the mask, so this needs scripts: without them the whole view is shown. What pages of
  /// elsewhere and films would cut, and pictures of other servers that do not allow it, is shown too; the browser's console says so.
  /// - Partly: views other than shapes, colours and gradients need scripts; without them the whole view is shown.
  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(
      LayerModifier(
        layer: ZStack(alignment: alignment, content: mask), alignment: alignment, isOverlay: true, isMask: true))
  }

  /// Shows the view as far as the one over it is opaque; see `mask(alignment:_:)`.
  /// - Partly: views other than shapes, colours and gradients need scripts; without them the whole view is shown.
  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(LayerModifier(layer: mask, alignment: .center, isOverlay: true, isMask: true))
  }
}
