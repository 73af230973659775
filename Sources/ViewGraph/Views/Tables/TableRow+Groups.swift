/// Rows that stand together in the program's text.
extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  /// Groups rows of a table.
  public init(@TableRowBuilder<Content.TableRowValue> content: () -> Content) {
    self.init(content: content())
  }

  public var _values: [Content.TableRowValue] { content._values }
}

/// Rows that are there or not.
extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue

  public var _values: [Wrapped.TableRowValue] { self?._values ?? [] }
}
