/// Rows in a section of a table, below a line with its header.
extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer == EmptyView {
  public typealias TableRowValue = Content.TableRowValue

  public var _rows: [_TableRow<Content.TableRowValue>] {
    var rows = content._rows
    if Parent.self != EmptyView.self, !rows.isEmpty { rows[0].header = AnyView(header) }
    return rows
  }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Makes a section of rows.
  public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content) where Content.TableRowValue == V {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Makes a section of rows below a title.
  public init<V: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Content.TableRowValue == V {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section of rows below a title.
  @_disfavoredOverload
  public init<V: Identifiable, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Content.TableRowValue == V {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Makes a section of rows below a header.
  public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent)
  where Content.TableRowValue == V {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}
