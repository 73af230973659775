import Foundation

/// A view that draws. It takes all the space that there is; the size is known once the renderer has told it, and until
/// then the drawing is made for the size of the screen.
nonisolated public struct Canvas<Symbols: View>: View {
  /// The views that can be drawn, each with a tag.
  public var symbols: Symbols
  /// Draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// True where nothing behind the canvas is to be seen.
  public var isOpaque: Bool
  /// Not used: browsers draw in sRGB.
  public var colorMode: ColorRenderingMode
  /// Not used: browsers draw.
  public var rendersAsynchronously: Bool

  /// Makes a view that draws, also views: those in `symbols`, which have tags, by `GraphicsContext.resolveSymbol(id:)`.
  ///
  /// Each time that a symbol is drawn a view is made of it, which takes no taps and is not told to assistive software.
  /// - Partly: `colorMode` and `rendersAsynchronously` are not used: browsers draw, in sRGB.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a view that draws.
  /// - Partly: `colorMode` and `rendersAsynchronously` are not used: browsers draw, in sRGB.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

extension Canvas: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    guard let known = node.local as? CanvasState else { return }
    for copy in 0..<known.copies { node.setChild(copy, symbols) }
  }

  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    node.local = CanvasState()
    if Symbols.self != EmptyView.self { node.setChild(0, symbols) }
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    guard let state = node.local as? CanvasState else { return Outputs() }
    let size = state.size.get() ?? node.environment.screenSize
    var context = GraphicsContext(environment: node.environment, size: size)
    context.storage.symbols = CanvasSymbols(node.outputs(ofSlot: 0), state.symbolSizes.get(), node.environment)
    if isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
    renderer(&context, size)
    var layers = CanvasLayers(size: size, node: node, state: state)
    layers.add(context.storage.steps)
    if layers.copies > state.copies {
      for copy in state.copies..<layers.copies { node.setChild(copy, symbols) }
    } else {
      for copy in max(layers.copies, 1)..<max(state.copies, 1) { node.removeChild(copy) }
    }
    state.copies = max(layers.copies, 1)
    return Outputs(layers.display(symbols: (0..<layers.copies).map { node.outputs(ofSlot: $0).displays }))
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    if case .geometry(let frame) = event { (node.local as? CanvasState)?.size.set(frame.size) }
  }
}

/// What a canvas knows of the page.
@MainActor
final class CanvasState {
  let size = StateLocation<CGSize?>(nil)
  /// How large symbols are, by their place among the symbols, as far as it has been told.
  let symbolSizes = StateLocation<[Int: CGSize]>([:])
  /// How often the symbols have been built: as often as the one that is drawn most often.
  var copies = 1
}
