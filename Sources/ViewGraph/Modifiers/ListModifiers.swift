extension View {
  /// Sets the look of lists.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter(\.listStyle, style.name))
  }

  /// Sets the distance of a row's content from the row's edges, or of the rows of a section; nil is the platform's.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitWriter(RowInsetsTrait.self, insets)).modifier(EnvironmentWriter(\.rowDefaults.insets, insets))
  }

  /// Puts a view behind a row, which it fills, or a colour behind all rows of a section; nil is the platform's background.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(view: view))
  }

  /// Keeps the reader from deleting the row.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitWriter(DeleteDisabledTrait.self, isDisabled))
  }

  /// Keeps the reader from moving the row.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitWriter(MoveDisabledTrait.self, isDisabled))
  }

  /// Keeps the reader from choosing the row.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(TraitWriter(SelectionDisabledTrait.self, isDisabled))
  }

  /// Shows or hides the line below a row.
  /// - Partly: `edges` is not used: a row has one line, below it.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitWriter(RowSeparatorTrait.self, visibility))
      .modifier(EnvironmentWriter(\.rowDefaults.separator, visibility))
  }

  /// Shows or hides the lines between the rows of a section.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRowSeparator(visibility, edges: edges)
  }

  /// Sets the colour of the lines between the rows of a section.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRowSeparatorTint(color, edges: edges)
  }

  /// Sets the colour of the line below a row.
  /// - Partly: `edges` is not used: a row has one line, below it.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitWriter(RowSeparatorTintTrait.self, color.map { .color($0) }))
      .modifier(EnvironmentWriter(\.rowDefaults.separatorTint, color.map { .color($0) }))
  }
}

/// The look of a list.
public protocol ListStyle: Sendable {
  /// The name that renderers know.
  var name: String { get }
}

/// The platform's usual look.
public struct DefaultListStyle: ListStyle {
  public let name = "automatic"
  public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public let name = "plain"
  public init() {}
}

/// Sections set apart, from edge to edge.
public struct GroupedListStyle: ListStyle {
  public let name = "grouped"
  public init() {}
}

/// Sections as rounded cards.
public struct InsetGroupedListStyle: ListStyle {
  public let name = "insetGrouped"
  public init() {}
}

/// Rows with space around.
public struct InsetListStyle: ListStyle {
  public let name = "inset"
  public init() {}
}

/// A list at the side that leads to the rest.
public struct SidebarListStyle: ListStyle {
  public let name = "sidebar"
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's usual look.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections set apart, from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as rounded cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with space around.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A list at the side that leads to the rest.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
