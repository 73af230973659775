import Foundation

// Modifiers that programs name which reach below SwiftUI: what `aspectRatio(_:contentMode:)`, `padding(_:_:)`, `offset(x:y:)` and others
// apply on Apple's platforms. Each is the modifier of that name.

/// Keeps a view's sides in a relation.
nonisolated public struct _AspectRatioLayout: ViewModifier {
  public var aspectRatio: CGFloat?
  public var contentMode: ContentMode

  public init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }

  public func body(content: Content) -> some View { content.aspectRatio(aspectRatio, contentMode: contentMode) }
}

/// Adds space at some edges.
nonisolated public struct _PaddingLayout: ViewModifier {
  public var edges: Edge.Set
  public var insets: EdgeInsets?

  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }

  @ViewBuilder public func body(content: Content) -> some View {
    if let insets {
      content.padding(
        EdgeInsets(
          top: edges.contains(.top) ? insets.top : 0, leading: edges.contains(.leading) ? insets.leading : 0,
          bottom: edges.contains(.bottom) ? insets.bottom : 0, trailing: edges.contains(.trailing) ? insets.trailing : 0
        ))
    } else {
      content.padding(edges)
    }
  }
}

/// Moves a view.
nonisolated public struct _OffsetEffect: ViewModifier {
  public var offset: CGSize

  public init(offset: CGSize) { self.offset = offset }

  public func body(content: Content) -> some View { content.offset(offset) }
}

/// Sets a value of the environment.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  public func body(content: Content) -> some View { content.environment(keyPath, value) }
}
