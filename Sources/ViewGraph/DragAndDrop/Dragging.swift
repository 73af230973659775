import Foundation

/// What a reader drags over the page.
@MainActor
final class DragBoard {
  /// What is dragged, in the forms that it can be dropped in.
  var values: [Any] = []
  /// True while something of this page is dragged.
  var isDragging = false

  static func of(_ graph: Graph) -> DragBoard {
    graph.attachment { DragBoard() }
  }

  /// What is dropped: what the page has been dragging, or else the text that came from outside of it.
  func takeDropped(_ text: String?) -> [Any] {
    defer {
      values = []
      isDragging = false
    }
    if isDragging { return values }
    guard let text, !text.isEmpty else { return [] }
    return [text] + (URL(string: text).flatMap { $0.scheme == nil ? nil : [$0 as Any] } ?? [])
  }
}

/// Lets the reader drag a view.
nonisolated struct DragSource: PrimitiveModifier {
  let begin: () -> [Any]

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let target = node.target
    return content.mapDisplays {
      LayoutRules.apply([.draggable(target)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    guard node.environment.isEnabled else { return }
    let board = DragBoard.of(node.graph)
    switch event {
    case .lift:
      board.isDragging = true
      board.values = begin()
    case .dragOver(false): _ = board.takeDropped(nil)
    default: break
    }
  }
}

extension View {
  /// Lets the reader drag a value by the view, to views with `dropDestination`. The reader sees the view itself move.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragSource { payload().travelling })
  }

  /// Lets the reader drag a value by the view. Browsers show the view itself instead of the preview.
  /// - Partly: the preview is not shown: what is dragged is seen as the view itself.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    draggable(payload())
  }

  /// Lets the reader drag the view; the action says what is carried, as the dragging begins.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragSource { data().values })
  }

  /// Lets the reader drag the view. Browsers show the view itself instead of the preview.
  /// - Partly: the preview is not shown: what is dragged is seen as the view itself.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    onDrag(data)
  }
}
