/// A style that is a view: it fills the space it is given.
protocol PaintedView: InlineView, ShapeStyle {}

extension PaintedView {
  @MainActor func display(_ place: _Place) -> Outputs {
    let shape = ShapeContent(geometry: .rectangle, fill: _paint(in: place.environment))
    return Outputs(DisplayNode(id: place.displayID, content: .shape(shape)))
  }
}

extension Color: View, PaintedView {}
extension LinearGradient: View, PaintedView {}
extension RadialGradient: View, PaintedView {}
extension EllipticalGradient: View, PaintedView {}
extension AngularGradient: View, PaintedView {}
extension Material: View, PaintedView {}
