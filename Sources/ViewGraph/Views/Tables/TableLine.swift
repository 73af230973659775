/// A row as tables know it.
public struct _TableRow<Value: Identifiable>: Identifiable {
  let value: Value
  /// The actions of its menu.
  var menu: AnyView?
  /// What stands in a line of its own above the row.
  var header: AnyView?
  /// The rows that it shows and hides; nil where it has none.
  var below: (() -> [_TableRow])?
  /// Whether they are shown, where the program says so.
  var isExpanded: Binding<Bool>?
  /// How many rows it is below of.
  var depth = 0
  /// True where any row of the table shows and hides others.
  var isInOutline = false

  public var id: Value.ID { value.id }

  init(value: Value) {
    self.value = value
  }
}

/// Which rows of a table the reader has opened, where the program does not say.
@MainActor
final class TableOpening: Restful {
  let open = StateLocation<Set<AnyHashable>>([])

  var isAtRest: Bool { Tracking.withoutReader(open.get).isEmpty }

  /// The rows that are shown, each before those that it has opened.
  func shown<Value: Identifiable>(_ rows: [_TableRow<Value>]) -> [_TableRow<Value>] {
    let isOutline = rows.contains { $0.below != nil }
    return isOutline ? outline(rows, 0) : rows
  }

  private func outline<Value: Identifiable>(_ rows: [_TableRow<Value>], _ depth: Int) -> [_TableRow<Value>] {
    rows.flatMap { row in
      var row = row
      row.depth += depth
      row.isInOutline = true
      if row.below != nil, row.isExpanded == nil { row.isExpanded = binding(for: row.id) }
      guard let below = row.below, row.isExpanded?.wrappedValue == true else { return [row] }
      return [row] + outline(below(), depth + 1)
    }
  }

  private func binding(for id: AnyHashable) -> Binding<Bool> {
    let open = open
    return Binding(
      getter: { open.get().contains(id) },
      setter: { isOpen, _ in
        var all = open.get()
        if isOpen { all.insert(id) } else { all.remove(id) }
        open.set(all)
      }, identity: nil)
  }
}

/// One row of a table, and the header of its section above it.
nonisolated struct TableLine<Value: Identifiable>: View {
  let row: _TableRow<Value>
  let columns: [_TableColumn<Value>]
}

extension TableLine: PrimitiveView {
  private static var headerSlot: Int { -1 }
  private static var menuSlot: Int { -2 }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    for (index, column) in columns.enumerated() {
      let content = column.content(row.value)
      let cell = index == 0 && row.isInOutline ? AnyView(TableOutlineCell(row: row, content: content)) : content
      node.setChild(index + 1, cell, environment: node.insideControl)
    }
    var wanted = Set(columns.indices.map { $0 + 1 })
    if let header = row.header {
      wanted.insert(Self.headerSlot)
      node.setChild(Self.headerSlot, header, environment: node.insideControl)
    }
    if let menu = row.menu
      ?? node.environment.selectionMenu?.items(for: AnyHashable(row.id), node.environment.rowSelection)
    {
      wanted.insert(Self.menuSlot)
      node.setChild(Self.menuSlot, menu, environment: node.insideMenu)
    }
    for slot in node.otherSlots where !wanted.contains(slot) { node.removeChild(slot) }
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    var content = RowContent()
    let id = AnyHashable(row.id)
    if let selection = node.environment.rowSelection {
      content.isSelected = selection.contains(id)
      content.isOneOfSeveral = selection.isOfSeveral
      content.selectionTarget = node.target(for: RowUse.select) { selection.take($0, of: id, isEditing: false) }
    }
    var cells = columns.indices.map { node.cell($0) }
    var above = node.childOutputs().items.filter { $0.display.isPresentation }
    if node.hasChild(Self.menuSlot), let first = cells.first {
      let menu = node.outputs(ofSlot: Self.menuSlot)
      cells[0] = MenuEntries.attached(menu.displays.filter { !$0.isPresentation }, to: first, node)
      above += menu.items.filter { $0.display.isPresentation }
    }
    let pressed = node.environment.selectionMenu?.modifiers(
      for: id, node.environment.rowSelection, RowUse.primary, node)
    var lines = [
      Output(
        DisplayNode(id: node.displayID, content: .row(content), modifiers: pressed ?? [], children: cells))
    ]
    if node.hasChild(Self.headerSlot) {
      var header = RowContent()
      header.span = columns.count
      let title = node.outputs(ofSlot: Self.headerSlot).inColumn(node.displayID(part: -100)).displays
      lines.insert(
        Output(DisplayNode(id: node.displayID(part: 100), content: .row(header), children: title)), at: 0)
    }
    return Outputs(lines + above, preferences: node.childOutputs().preferences)
  }
}

/// The first cell of a row in a table of trees.
private struct TableOutlineCell<Value: Identifiable>: View {
  let row: _TableRow<Value>
  let content: AnyView

  var body: some View {
    HStack(spacing: 4) {
      if row.below != nil, let isExpanded = row.isExpanded {
        Button {
          withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
          Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(.secondary)
            .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0)).frame(width: 16, height: 16)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(isExpanded.wrappedValue ? "Collapse" : "Expand"))
      } else {
        Color.clear.frame(width: 16, height: 1)
      }
      content
    }
    .padding(.leading, Double(row.depth) * 16)
  }
}
