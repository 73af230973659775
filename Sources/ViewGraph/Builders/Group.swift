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

extension Group {
  /// Makes what is none of views, as the frameworks beside SwiftUI have it. Programs never call it.
  nonisolated public init(_content content: Content) {
    self.init(content: content)
  }

  /// What is grouped. Programs never read it.
  nonisolated public var _content: Content { content }
}

/// A view that shows nothing and takes no space.
nonisolated public struct EmptyView: View, Sendable {
  /// Makes an empty view.
  public init() {}
}

extension EmptyView: InlineView, StructuralView {
  @MainActor func display(_ place: _Place) -> Outputs { Outputs() }
}
