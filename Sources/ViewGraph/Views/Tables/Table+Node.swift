extension Table: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let columns = shownColumns(node)
    var inside = node.insideControl
    inside.lazyWindow = 30
    inside.scrollOptions = ScrollOptions()
    inside.rowSelection = selection.map(RowSelection.init)
    let opening = node.local as? TableOpening ?? TableOpening()
    node.local = opening
    let shown = node.reading { opening.shown(rows._rows) }
    node.setChild(0, ForEach(shown) { TableLine(row: $0, columns: columns) }, environment: inside)
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

extension GraphNode {
  /// What is in a column: the child in the slot after its index.
  func cell(_ index: Int) -> DisplayNode {
    let content = outputs(ofSlot: index + 1).inColumn(displayID(part: -index - 1)).displays
      .filter { !$0.isPresentation }
    return DisplayNode(id: displayID(part: index + 1), content: .box, children: content)
  }
}
