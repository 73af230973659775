import Foundation

/// Draws a view behind or over another, within the other's bounds, or cuts the other to it.
nonisolated struct LayerModifier<Layer: View>: InlineModifier {
  let layer: Layer
  let alignment: Alignment
  let isOverlay: Bool
  /// True where the layer is what is seen of the other.
  var isMask = false

  @MainActor func build(_ place: _Place) {
    place.build(layer, slot: 1, environment: inside(place))
  }

  private func inside(_ place: _Place) -> EnvironmentValues {
    var inside = place.environment
    inside.leaveList()
    return inside
  }

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    let layer = place.outputs(layer, slot: 1, environment: inside(place))
    let base = content.items.first { !$0.display.isPresentation }?.shift(of: alignment) ?? .zero
    let displays = layer.items.filter { !$0.display.isPresentation }.map { item in
      let own = item.shift(of: alignment)
      let move = GuideMove(
        CGSize(width: base.width - own.width, height: base.height - own.height), lean: alignment.lean)
      let modifiers: [DisplayModifier] = (move.isNone ? [] : [.guide(move)]) + (isMask ? [.cutting] : [])
      return LayoutRules.apply(modifiers, to: item.display, wrapperID: place.wrapperID(for: item.display.id))
    }
    let presentations = layer.items.filter { $0.display.isPresentation }
    guard !displays.isEmpty else {
      guard isMask else { return content.with(presentations, layer.preferences) }
      return content.mapDisplays { LayoutRules.apply([.hidden], to: $0, wrapperID: place.wrapperID(for: $0.id)) }
    }
    return content.mapDisplays { display in
      let id = place.wrapperID(for: display.id)
      return DisplayNode(
        id: id, content: .layers(primary: isOverlay ? 0 : displays.count, alignment: alignment),
        modifiers: display.depth, children: isOverlay ? [display] + displays : displays + [display])
    }
    .with(presentations, layer.preferences)
  }
}

extension Outputs {
  /// These, with what a layer shows above the page and says to the containers around.
  fileprivate func with(_ presentations: [Output], _ preferences: PreferenceValues) -> Outputs {
    var result = self
    result.items += presentations
    result.preferences.merge(preferences)
    return result
  }
}

extension View {
  /// Draws a view over this one.
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isOverlay: true))
  }

  /// Draws views over this one.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayerModifier(layer: ZStack(alignment: alignment, content: content), alignment: alignment, isOverlay: true))
  }

  /// Paints over this view.
  /// - Partly: `ignoresSafeAreaEdges` is not used: the paint is as large as the view.
  @_disfavoredOverload
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(LayerModifier(layer: Rectangle().fill(style), alignment: .center, isOverlay: true))
  }

  /// Paints a shape over this view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(LayerModifier(layer: shape.fill(style, style: fillStyle), alignment: .center, isOverlay: true))
  }

  /// Draws a view behind this one.
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(layer: background, alignment: alignment))
  }

  /// Draws views behind this one.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayerModifier(layer: ZStack(alignment: alignment, content: content), alignment: alignment, isOverlay: false))
  }

  /// Paints the background of the screen behind this view.
  /// - Partly: `ignoresSafeAreaEdges` is not used: the paint is as large as the view.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(DisplayEffect(.background(.background, nil)))
  }

  /// Paints behind this view.
  /// - Partly: `ignoresSafeAreaEdges` is not used: the paint is as large as the view.
  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modifier(PaintEffect(style) { .background($0, nil) })
  }

  /// Paints the background of the screen behind this view, in a shape.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(ShapeBackground(style: BackgroundStyle(), shape: shape, fillStyle: fillStyle))
  }

  /// Paints behind this view, in a shape.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(ShapeBackground(style: style, shape: shape, fillStyle: fillStyle))
  }
}

/// A background that is a plain colour or gradient is painted on the view's own box, without a layer.
nonisolated struct BackgroundModifier<Layer: View>: InlineModifier {
  let layer: Layer
  let alignment: Alignment

  @MainActor func build(_ place: _Place) {
    guard !(layer is any ShapeStyle) else { return }
    LayerModifier(layer: layer, alignment: alignment, isOverlay: false).build(place)
  }

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    if let style = layer as? any ShapeStyle {
      let paint = style._paint(in: place.environment)
      return content.mapDisplays {
        LayoutRules.apply([.background(paint, nil)], to: $0, wrapperID: place.wrapperID(for: $0.id))
      }
    }
    return LayerModifier(layer: layer, alignment: alignment, isOverlay: false).outputs(content, place)
  }
}
