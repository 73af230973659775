import Foundation

/// Rows that readers can move and delete, whatever modifiers of rows have been put on them.
@MainActor private protocol EditableRows {
  /// The rows with what is done when they are deleted and moved; nil leaves it as it is.
  func edited(_ edits: RowEdits) -> AnyView
}

private struct RowEdits {
  var delete: ((IndexSet) -> Void)??
  var move: ((IndexSet, Int) -> Void)??

  /// These with what is asked for inside of them: what is outside counts.
  func over(_ inside: RowEdits) -> RowEdits {
    RowEdits(delete: delete ?? inside.delete, move: move ?? inside.move)
  }
}

extension ForEach: EditableRows where Content: View {
  fileprivate func edited(_ edits: RowEdits) -> AnyView {
    var rows = self
    if let delete = edits.delete { rows = rows.onDelete(perform: delete) }
    if let move = edits.move { rows = rows.onMove(perform: move) }
    return AnyView(rows)
  }
}

/// Rows of which a modifier of all rows says what is done with them.
private struct EditedRows<Rows: DynamicViewContent>: DynamicViewContent, EditableRows {
  let rows: Rows
  let edits: RowEdits

  var data: Rows.Data { rows.data }

  var body: some View { edited(RowEdits()) }

  func edited(_ outside: RowEdits) -> AnyView {
    let all = outside.over(edits)
    return (rows as? any EditableRows)?.edited(all) ?? AnyView(rows)
  }
}

extension DynamicViewContent {
  /// Lets the reader delete rows; nil forbids it.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditedRows(rows: self, edits: RowEdits(delete: .some(action)))
  }

  /// Lets the reader move rows; nil forbids it.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditedRows(rows: self, edits: RowEdits(move: .some(action)))
  }
}
