import Foundation

/// Draws an outline for a size.
final class ShapeDrawing: Equatable, Sendable {
  private let path: @Sendable (CGRect) -> Path

  init(_ path: @escaping @Sendable (CGRect) -> Path) {
    self.path = path
  }

  /// The outline as it is in a frame of a size.
  func geometry(for size: CGSize) -> ShapeGeometry {
    _ShapeOutline.geometry(of: path(CGRect(origin: .zero, size: size)), drawnFor: size)
  }

  /// Two ways to draw are told apart by what they have drawn.
  static func == (a: ShapeDrawing, b: ShapeDrawing) -> Bool { true }
}

extension DisplayNode {
  /// The shape as it is in a frame that a modifier makes, where it depends on its size and the frame has both lengths.
  func drawn(in modifier: DisplayModifier) -> DisplayNode? {
    guard case .frame(let frame) = modifier, let width = frame.width, let height = frame.height,
      case .shape(var shape) = content, let drawing = shape.drawing,
      modifiers.allSatisfy({ if case .onGeometry = $0 { true } else { false } })
    else { return nil }
    shape.geometry = drawing.geometry(for: CGSize(width: width, height: height))
    return DisplayNode(id: id, content: .shape(shape), layout: layout)
  }
}

/// A shape of a program's own that is drawn for its size: for a square until the page has told the size, then anew.
nonisolated struct DrawnShape<Content: Shape>: View {
  let shape: Content
  /// As it is drawn for a square.
  let content: ShapeContent
  /// Points between the frame and the outline.
  let inset: CGFloat
}

extension DrawnShape: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let state = node.local as? DrawnSize ?? DrawnSize()
    node.local = state
    state.shown = node.reading { state.size.get() }
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    var content = content
    let drawing = ShapeDrawing { [shape] in shape.path(in: $0) }
    content.drawing = drawing
    if let size = (node.local as? DrawnSize)?.shown { content.geometry = drawing.geometry(for: size) }
    var modifiers: [DisplayModifier] = [.onGeometry(node.target)]
    if inset != 0 { modifiers.append(.padding(EdgeInsets(.all, inset))) }
    return Outputs(DisplayNode(id: node.displayID, content: .shape(content), modifiers: modifiers))
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard case .geometry(let frame) = event, let state = node.local as? DrawnSize, frame.width > 0, frame.height > 0
    else { return }
    let known = state.shown ?? CGSize(width: 100, height: 100)
    if abs(known.width - frame.width) > 0.25 || abs(known.height - frame.height) > 0.25 { state.size.set(frame.size) }
  }
}

/// The size for which a shape is drawn.
@MainActor
private final class DrawnSize {
  /// Nil until the page has told it.
  let size = StateLocation<CGSize?>(nil)
  var shown: CGSize?
}
