/// Several views treated as one, without a layout of their own.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Groups views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: PrimitiveView, StructuralView where Content: View {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, content, isDeferred: node.isDeferred)
  }
}

/// A view that shows nothing and takes no space.
nonisolated public struct EmptyView: View, Sendable {
  /// Makes an empty view.
  public init() {}
}

extension EmptyView: PrimitiveView, StructuralView {}
