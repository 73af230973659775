import Foundation

/// Views in a row.
nonisolated public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Puts views in a row; without `spacing` the platform's default distance lies between them.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, content)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let stack = StackContent(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    return node.container(.stack(stack), alignment: stack.alignment, along: .vertical)
  }
}

/// Views in a column.
nonisolated public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Puts views in a column; without `spacing` the platform's default distance lies between them.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, content)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let stack = StackContent(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    return node.container(.stack(stack), alignment: stack.alignment, along: .horizontal)
  }
}

/// Views one on the other.
nonisolated public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// Lays views one on the other, the first at the back.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, content)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    node.container(.overlap(alignment: alignment), alignment: alignment, along: [.horizontal, .vertical])
  }
}

extension PrimitiveNode {
  /// One display node around those of the children, which are aligned by their own guides along the axes.
  func container(
    _ content: DisplayContent, alignment: Alignment = .center, along axes: Axis.Set = []
  ) -> Outputs {
    childOutputs().aligned(alignment, along: axes, in: self).wrapped {
      DisplayNode(id: displayID, content: content, children: $0)
    }
  }
}
