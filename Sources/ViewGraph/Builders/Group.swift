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

extension Group: InlineView, StructuralView where Content: View {
  @MainActor func build(_ place: _Place) {
    place.build(content, isDeferred: place.isDeferred)
  }

  @MainActor func display(_ place: _Place) -> Outputs {
    place.outputs(content, isDeferred: place.isDeferred)
  }
}

/// A view that shows nothing and takes no space.
nonisolated public struct EmptyView: View, Sendable {
  /// Makes an empty view.
  public init() {}
}

extension EmptyView: InlineView, StructuralView {
  @MainActor func display(_ place: _Place) -> Outputs { Outputs() }
}
