/// Rows of a table with something more.
public struct _ModifiedTableRows<Rows: TableRowContent>: TableRowContent {
  public typealias TableRowValue = Rows.TableRowValue
  let rows: Rows
  let change: (inout _TableRow<Rows.TableRowValue>) -> Void

  public var _rows: [_TableRow<Rows.TableRowValue>] {
    rows._rows.map { row in
      var row = row
      change(&row)
      return row
    }
  }
}

extension TableRowContent {
  /// Adds actions to the rows that the reader finds by holding one down or by the other mouse button.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    let items = AnyView(menuItems())
    return _ModifiedTableRows(rows: self) { $0.menu = items }
  }

  /// Adds actions; the preview is not shown, because the row stays in sight.
  /// - Partly: the preview is not shown: the row stays in sight.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    contextMenu(menuItems: menuItems)
  }
}
