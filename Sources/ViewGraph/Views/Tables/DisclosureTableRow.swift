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

extension DisclosureTableRow where Label == TableRow<Content.TableRowValue> {
  /// Makes a row about a value that is opened and closed by the reader, closed at first.
  public init(_ value: Label.TableRowValue, @TableRowBuilder<Label.TableRowValue> content: @escaping () -> Content) {
    self.init(label: TableRow(value), isExpanded: nil, content: content)
  }

  /// Makes a row about a value; the binding says whether the rows below it are shown.
  public init(
    _ value: Label.TableRowValue, isExpanded: Binding<Bool>,
    @TableRowBuilder<Label.TableRowValue> content: @escaping () -> Content
  ) {
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
