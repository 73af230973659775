/// Tabs with values of a type, for a tab view with a selection of that type.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  /// The type of the values that tell the tabs apart.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

/// Views that together are the tabs of a tab view.
nonisolated public struct _Tabs<Content: View, TabValue: Hashable>: TabContent {
  let content: Content
}

extension _Tabs: PrimitiveView, StructuralView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, content, isDeferred: node.isDeferred)
  }
}

/// Builds tabs from closures.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _Tabs<TupleView<(repeat each Content)>, TabValue> {
    _Tabs(content: TupleView((repeat each content)))
  }

  public static func buildIf<Content: TabContent>(_ content: Content?) -> _Tabs<Content?, TabValue> {
    _Tabs(content: content)
  }

  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _Tabs<_ConditionalContent<First, Second>, TabValue> {
    _Tabs(content: ViewBuilder.buildEither(first: first))
  }

  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _Tabs<_ConditionalContent<First, Second>, TabValue> {
    _Tabs(content: ViewBuilder.buildEither(second: second))
  }

  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> _Tabs<AnyView, TabValue> {
    _Tabs(content: AnyView(content))
  }
}

extension TabView where Content: TabContent, Content.TabValue == SelectionValue {
  /// Makes tabs; the binding holds the value of the one that is open.
  public init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabContent {
  /// Shows a number on the tab; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    _Tabs<_, TabValue>(
      content: modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: String(count)))))
  }

  /// Shows a text on the tab.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _Tabs<_, TabValue>(content: modifier(BadgeModifier(label: label)))
  }

  /// Names the tab for readers who arrange tabs. Pages have one arrangement: this has no effect.
  /// - Partly: changes nothing: readers cannot arrange tabs.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}

/// Tabs that belong together. Bars and sidebars show them beside the others, without
/// the title.
nonisolated public struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable>: TabContent {
  public typealias TabValue = SelectionValue
  let content: Content

}

extension TabSection: PrimitiveView, StructuralView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, content, isDeferred: node.isDeferred)
  }
}

extension TabSection where Content.TabValue == SelectionValue {
  /// Makes a section.
  /// - Partly: the header is not shown.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection where Content.TabValue == SelectionValue, Header == Text {
  /// Makes a section with a title.
  /// - Partly: the header is not shown.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }

  /// Makes a section with a title.
  /// - Partly: the header is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
}
