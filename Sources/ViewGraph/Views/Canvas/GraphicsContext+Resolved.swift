import Foundation

extension GraphicsContext {
  /// Prepares text.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }

  /// Prepares a picture.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, size: image.content(in: environment).drawnSize)
  }

  /// Text that has been prepared.
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// What the text is painted with where it says nothing itself; the foreground by default.
    public var shading: Shading?

    /// The text, painted.
    fileprivate var painted: Text { shading.map { text.foregroundStyle(ShadedStyle(shading: $0)) } ?? text }

    /// About the size of the text: fonts are the browser's, so that it is not known exactly.
    public func measure(in size: CGSize) -> CGSize {
      TextEstimate.size(
        of: text.resolved(in: TextContext(environment, now: .distantPast)), in: environment, within: size)
    }

    /// About the points between the top and the first baseline.
    /// - Partly: `size` is not used: the first line is where it is in any width.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      let line = measure(in: CGSize(width: CGFloat.infinity, height: .infinity)).height
      return line * 0.8
    }

    /// About the points between the top and the last baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      let line = measure(in: CGSize(width: CGFloat.infinity, height: .infinity)).height
      return measure(in: size).height - line * 0.2
    }
  }

  /// A picture that has been prepared.
  public struct ResolvedImage {
    let image: Image
    /// Points.
    public let size: CGSize
    /// Points between the top and the baseline: the whole height.
    public var baseline: CGFloat { size.height }
    /// What a symbol is painted with; nil for the foreground.
    /// - Partly: kept and not used: draw the symbol as a view by `symbols`.
    public var shading: Shading?
  }

  /// Draws text that has been prepared.
  public func draw(_ resolved: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolved.painted, at: point, anchor: anchor)
  }

  /// Draws text that has been prepared, in a rectangle.
  public func draw(_ resolved: ResolvedText, in rect: CGRect) {
    draw(resolved.painted, in: rect)
  }

  /// Draws a picture that has been prepared.
  public func draw(_ resolved: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolved.image, at: point, anchor: anchor)
  }

  /// Draws a picture that has been prepared, in a rectangle.
  /// - Partly: `style` is not used.
  public func draw(_ resolved: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolved.image, in: rect)
  }
}

/// What a shading paints, as a style.
private struct ShadedStyle: ShapeStyle, @unchecked Sendable {
  let shading: GraphicsContext.Shading

  func _paint(in environment: EnvironmentValues) -> Paint { shading.paint(environment) }
}
