import Foundation

/// A view that draws. It takes all the space that there is; the size is known once the renderer has told it, and until
/// then the drawing is made for the size of the screen.
nonisolated public struct Canvas: View {
  let isOpaque: Bool
  let draw: (inout GraphicsContext, CGSize) -> Void

  /// Makes a view that draws.
  /// - Partly: `colorMode` and `rendersAsynchronously` are not used: browsers draw, in sRGB.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    isOpaque = opaque
    draw = renderer
  }
}

extension Canvas: PrimitiveView {
  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    node.local = StateLocation<CGSize?>(nil)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let size = (node.local as? StateLocation<CGSize?>)?.get() ?? node.environment.screenSize
    var context = GraphicsContext(environment: node.environment)
    if isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
    draw(&context, size)
    let drawing = DrawingContent(size: size, steps: context.storage.steps)
    return Outputs(
      DisplayNode(id: node.displayID, content: .drawing(drawing), modifiers: [.onGeometry(node.target)]))
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    if case .geometry(let frame) = event { (node.local as? StateLocation<CGSize?>)?.set(frame.size) }
  }
}
