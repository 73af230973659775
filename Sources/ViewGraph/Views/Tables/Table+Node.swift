extension Table: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let columns = shownColumns(node)
    var inside = node.insideControl
    inside.lazyWindow = 30
    inside.scrollOptions = ScrollOptions()
    inside.rowSelection = selection.map(RowSelection.init)
    node.setChild(0, ForEach(rows._values) { TableLine(value: $0, columns: columns) }, environment: inside)
    let names = hasNames(node) ? columns : []
    for (index, column) in names.enumerated() {
      node.setChild(index + 1, column.label, environment: node.insideControl)
    }
    for slot in node.otherSlots where slot > names.count { node.removeChild(slot) }
  }

  /// Where there is little room a table is its first column, without a name above it.
  @MainActor private func hasNames(_ node: PrimitiveNode<Self>) -> Bool {
    node.environment.horizontalSizeClass != .compact
  }

  @MainActor private func shownColumns(_ node: PrimitiveNode<Self>) -> [_TableColumn<Value>] {
    hasNames(node) ? columns._columns : Array(columns._columns.prefix(1))
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    var all: [TableContent.Column] = []
    var names: [DisplayNode] = []
    for (index, column) in (hasNames(node) ? columns._columns : []).enumerated() {
      var content = TableContent.Column(width: column.width)
      if let sorting, let comparator = column.comparator {
        content.order = sorting.order(comparator).map { $0 == .forward ? .ascending : .descending }
        content.sortTarget = node.target(for: index) { if $0 == .press { sorting.press(comparator) } }
      }
      all.append(content)
      names.append(node.cell(index))
    }
    let rows = node.outputs(ofSlot: 0)
    var table = TableContent(columns: all)
    table.scroll = ScrollContent.styled(.vertical, node)
    return rows.wrapped { [table] in
      DisplayNode(id: node.displayID, content: .table(table), children: names + $0)
    }
  }
}

/// One row of a table.
nonisolated struct TableLine<Value: Identifiable>: View {
  let value: Value
  let columns: [_TableColumn<Value>]
}

extension TableLine: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    for (index, column) in columns.enumerated() {
      node.setChild(index + 1, column.content(value), environment: node.insideControl)
    }
    for slot in node.otherSlots where slot > columns.count { node.removeChild(slot) }
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    var row = RowContent()
    if let selection = node.environment.rowSelection {
      let id = AnyHashable(value.id)
      row.isSelected = selection.contains(id)
      row.isOneOfSeveral = selection.isOfSeveral
      row.selectionTarget = node.target(for: RowUse.select) { selection.take($0, of: id, isEditing: false) }
    }
    let cells = columns.indices.map { node.cell($0) }
    let above = node.childOutputs().items.filter { $0.display.isPresentation }
    return Outputs(
      [Output(DisplayNode(id: node.displayID, content: .row(row), children: cells))] + above,
      preferences: node.childOutputs().preferences)
  }
}

extension GraphNode {
  /// What is in a column: the child in the slot after its index.
  fileprivate func cell(_ index: Int) -> DisplayNode {
    let content = outputs(ofSlot: index + 1).inColumn(displayID(part: -index - 1)).displays
      .filter { !$0.isPresentation }
    return DisplayNode(id: displayID(part: index + 1), content: .box, children: content)
  }
}
