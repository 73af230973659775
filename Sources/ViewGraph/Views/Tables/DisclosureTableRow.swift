/// A row of a table that shows and hides further rows below it.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  public var _rows: [_TableRow<TableRowValue>] {
    var rows = label._rows
    guard let last = rows.indices.last else { return [] }
    let content = content
    rows[last].below = { content()._rows }
    rows[last].isExpanded = isExpanded
    return rows
  }
}

extension DisclosureTableRow {
  /// Makes a row about a value.
  ///
  /// - Parameter isExpanded: Whether the rows below it are shown; nil leaves that to the reader, and hides them at first.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Content.TableRowValue == Value {
    self.init(label: TableRow(value), isExpanded: isExpanded, content: content)
  }
}

/// Rows of trees: each element with a row that shows and hides those of its children.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  public var _rows: [_TableRow<Data.Element>] {
    data.map { element in
      var row = _TableRow(value: element)
      if let below = element[keyPath: children] {
        row.below = { Self(data: below, children: children)._rows }
      }
      return row
    }
  }
}
