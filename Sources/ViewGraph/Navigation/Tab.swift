/// A page of a tab view with its item in the tab bar.
nonisolated public struct Tab<Value, Content, Label> {
  let value: Value
  let content: Content
  let label: Label
}

/// Stands for the label of a tab that is given as a title and a picture.
nonisolated public struct DefaultTabLabel: View {
  let title: Text
  let image: Image?

  @MainActor public var body: some View {
    image
    title
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let name: String

  /// For searching.
  public static let search = TabRole(name: "search")
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Makes a page with a title and a symbol, known by a value.
  /// - Partly: `role` is not used: a tab for searching looks and behaves as others.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Makes a page with a title and a symbol, known by a value.
  /// - Partly: `role` is not used: a tab for searching looks and behaves as others.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Makes a page with a title and a picture, known by a value.
  /// - Partly: `role` is not used: a tab for searching looks and behaves as others.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }
}

extension Tab where Value == Never?, Content: View, Label == DefaultTabLabel {
  /// Makes a page with a title and a symbol.
  /// - Partly: `role` is not used: a tab for searching looks and behaves as others.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Makes a page with a title and a symbol.
  /// - Partly: `role` is not used: a tab for searching looks and behaves as others.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Makes a page with a title and a picture.
  /// - Partly: `role` is not used: a tab for searching looks and behaves as others.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Makes a page that is for something; searching has the platform's title and symbol.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init("Search", systemImage: "magnifyingglass", role: role, content: content)
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Makes a page with a label, known by a value.
  /// - Partly: `role` is not used: a tab for searching looks and behaves as others.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never?, Content: View, Label: View {
  /// Makes a page with a label.
  /// - Partly: `role` is not used: a tab for searching looks and behaves as others.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab: View where Content: View, Label: View {}

extension Tab: PrimitiveView, StructuralView where Content: View, Label: View {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let page = content.tabItem { label }
    if Value.self != Never?.self, let value = value as? any Hashable {
      node.setChild(0, AnyView(Self.tag(page, value)), isDeferred: node.isDeferred)
    } else {
      node.setChild(0, AnyView(page), isDeferred: node.isDeferred)
    }
  }

  @MainActor private static func tag<V: Hashable>(_ page: some View, _ value: V) -> AnyView {
    AnyView(page.tag(value))
  }
}
