import SwiftUI

extension ChartContent {
  /// What marks are painted with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { $0.fill = $0.fill ?? MarkLook.Fill(style) }
  }

  /// Marks are painted by a value of the data, and a legend says so.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.fillBy = $0.fillBy ?? value.field }
  }

  /// How opaque marks are, 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    changed { $0.opacity *= opacity }
  }

  /// How lines are drawn.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { $0.line = $0.line ?? style }
  }

  /// Lines are drawn by a value of the data.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.lineBy = $0.lineBy ?? value.field }
  }

  /// How lines and edges of areas go from point to point.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = $0.interpolation ?? method }
  }

  /// The radius of corners of bars, rectangles and sectors.
  /// - Partly: `style` is not used: corners are arcs of circles.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changed { $0.cornerRadius = $0.cornerRadius ?? radius }
  }

  /// A gradient is that of the whole plot, of which marks show their parts.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changed { $0.alignsStyles = aligns }
  }

  /// How far in front of others marks are.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }

  /// Blurs marks.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { changed { $0.blur = max(radius, 0) } }

  /// Marks have a shadow.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { changed { $0.shadow = (color, radius, x, y) } }

  /// Draws marks as one layer.
  /// - Partly: nothing changes: each mark is a layer.
  nonisolated public func compositingLayer() -> some ChartContent { changed { _ in } }

  /// Changes the layer that marks are drawn as.
  /// - Partly: each mark is a layer of its own.
  nonisolated public func compositingLayer<V: View>(
    @ViewBuilder style: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent {
    changed { $0.changes.append { AnyView(style(PlaceholderContentView(content: $0))) } }
  }

  /// Cuts marks by a shape in the plot.
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    changed { $0.changes.append { AnyView($0.clipShape(shape, style: style)) } }
  }

  /// Shows marks as far as others are opaque.
  /// - Partly: the others are drawn on the scales of this chart, and each mark is cut by itself.
  nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    let content = content()
    return changed { $0.changes.append { AnyView($0.mask { MaskMarks(content: content) }) } }
  }
}

/// What is drawn, for a style to change.
nonisolated public struct PlaceholderContentView<Content>: View {
  let content: AnyView
  public var body: some View { content }
}

extension MarkLook.Fill {
  init<S: ShapeStyle>(_ style: S) {
    self.init(style: AnyShapeStyle(style), isPlain: style is Color || style is HierarchicalShapeStyle)
  }
}
