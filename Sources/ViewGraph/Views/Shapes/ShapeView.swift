import Foundation

/// A view that draws a shape, and can be filled and stroked again on top.
public protocol ShapeView<Content>: View {
  /// The type of shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape that is filled or stroked, over what was drawn of it before.
nonisolated public struct _PaintedShape<Content: Shape, Background: View>: ShapeView {
  /// The shape.
  public let shape: Content
  let background: Background
  var fill: AnyShapeStyle?
  var usesEvenOddRule = false
  var stroke: AnyShapeStyle?
  var strokeStyle = StrokeStyle()
  var isStrokeInside = false
  /// The shadow of what the shape is filled with.
  var shadow: ShadowStyle?

  init(_ shape: Content, background: Background) {
    self.shape = shape
    self.background = background
  }

  func filled<S: ShapeStyle>(_ style: S, _ fillStyle: FillStyle) -> Self {
    var copy = self
    copy.fill = AnyShapeStyle(style)
    copy.shadow = (style as? any ShadowedStyle)?.shadow
    copy.usesEvenOddRule = fillStyle.isEOFilled
    return copy
  }

  func stroked<S: ShapeStyle>(_ style: S, _ strokeStyle: StrokeStyle, isInside: Bool = false) -> Self {
    var copy = self
    copy.stroke = AnyShapeStyle(style)
    copy.strokeStyle = strokeStyle
    copy.isStrokeInside = isInside
    return copy
  }
}

extension _PaintedShape: InlineView {
  @MainActor func build(_ place: _Place) {
    place.build(background)
    if let drawn = drawn(shape.outline(in: place.environment), place.environment) { place.build(drawn, slot: 1) }
  }

  @MainActor func display(_ place: _Place) -> Outputs {
    let outline = shape.outline(in: place.environment)
    let content = content(outline, place.environment)
    let behind = place.outputs(background).displays
    if behind.count == 1, shadow == nil, let merged = Self.merge(content, onto: behind[0]) {
      return Outputs(DisplayNode(id: place.displayID, content: .shape(merged), modifiers: behind[0].modifiers))
    }
    var own =
      drawn(outline, place.environment).flatMap { place.outputs($0, slot: 1).displays.first }
      ?? display(content, outline, place)
    if let shadow { own = own.shadowed(shadow, at: place) }
    guard !behind.isEmpty else { return Outputs(own) }
    return Outputs(
      DisplayNode(id: place.displayID(part: 2), content: .overlap(alignment: .center), children: behind + [own]))
  }

  /// The shape as a view that knows its size, where that is needed to draw it.
  private func drawn(_ outline: _ShapeOutline, _ environment: EnvironmentValues) -> DrawnShape<Content>? {
    guard outline.needsSize(hasLine: stroke != nil) else { return nil }
    return DrawnShape(shape: shape, content: content(outline, environment), inset: outline.inset)
  }

  private func content(_ outline: _ShapeOutline, _ environment: EnvironmentValues) -> ShapeContent {
    let fill = fill?._paint(in: environment)
    let stroke = stroke?._paint(in: environment)
    var content = ShapeContent(
      geometry: outline.geometry, fill: outline.stroke == nil ? fill : nil, stroke: stroke ?? fill,
      strokeStyle: outline.stroke ?? strokeStyle, isStrokeInside: isStrokeInside)
    if outline.stroke == nil { content.stroke = stroke }
    content.usesEvenOddRule = usesEvenOddRule
    return content
  }

  @MainActor private func display(
    _ content: ShapeContent, _ outline: _ShapeOutline, _ place: _Place
  ) -> DisplayNode {
    guard let size = outline.fixedSize else {
      let modifiers: [DisplayModifier] = outline.inset == 0 ? [] : [.padding(EdgeInsets(.all, outline.inset))]
      return DisplayNode(id: place.displayID, content: .shape(content), modifiers: modifiers)
    }
    var exact = FrameSize()
    exact.width = size.width
    exact.height = size.height
    var whole = FrameSize(alignment: .topLeading)
    whole.maxWidth = .infinity
    whole.maxHeight = .infinity
    let drawing = DisplayNode(id: place.displayID, content: .shape(content), modifiers: [.frame(exact)])
    return DisplayNode(
      id: place.displayID(part: 1), content: .box, modifiers: [.frame(whole)], children: [drawing],
      layout: .apart)
  }

  /// A line around what has only been filled so far, as one shape with both.
  private static func merge(_ content: ShapeContent, onto display: DisplayNode) -> ShapeContent? {
    guard case .shape(var below) = display.content, below.geometry == content.geometry, below.stroke == nil,
      content.fill == nil, content.stroke != nil
    else { return nil }
    below.stroke = content.stroke
    below.strokeStyle = content.strokeStyle
    below.isStrokeInside = content.isStrokeInside
    return below
  }
}
