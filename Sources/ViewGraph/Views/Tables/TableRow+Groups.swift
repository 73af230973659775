/// Rows that stand together in the program's text.
extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  /// Groups rows of a table.
  public init(@TableRowBuilder<Content.TableRowValue> content: () -> Content) {
    self.init(content: content())
  }

  public var _rows: [_TableRow<Content.TableRowValue>] { content._rows }
}

/// Rows that are there or not.
extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue

  public var _rows: [_TableRow<Wrapped.TableRowValue>] { self?._rows ?? [] }
}
