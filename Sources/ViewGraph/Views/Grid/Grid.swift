import Foundation

/// Views in rows and columns; each `GridRow` is a row, any other view takes a row for itself.
nonisolated public struct Grid<Content: View>: View {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Makes a grid; without spacing the platform's default distances lie between the cells.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  static var isDerived: Bool { true }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    var inside = node.environment
    inside.isInGrid = true
    inside.leaveList()
    node.setChild(0, content, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let outputs = node.childOutputs()
    let rows = Self.rows(of: outputs.items.filter { !$0.display.isPresentation })
    let columns = rows.map { $0.reduce(0) { $0 + $1.gridColumns } }.max() ?? 1
    let alignments = Self.columnAlignments(rows)
    var cells: [DisplayNode] = []
    for (index, row) in rows.enumerated() { cells += fill(row, at: index, columns, alignments, node) }
    let track = GridItem(.flexible(minimum: 0), spacing: horizontalSpacing)
    var grid = GridContent(
      axis: .vertical, tracks: Array(repeating: track, count: columns), alignment: alignment, spacing: verticalSpacing)
    let sizes = GridSizes(rows, columns: columns)
    grid.fitted = sizes.tracks
    let layout = sizes.answer(horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    return outputs.wrapped { _ in
      DisplayNode(
        id: node.displayID, content: .grid(grid), children: cells, layout: LayoutRules.told(layout, .grid(grid), cells))
    }
  }

  /// The cells of each row; a view outside of any row is a row.
  private static func rows(of items: [Output]) -> [[Output]] {
    var rows: [[Output]] = []
    var last: UInt32?
    for item in items {
      let row = item.traits[GridRowTrait.self]
      if let row, row == last { rows[rows.count - 1].append(item) } else { rows.append([item]) }
      last = row
    }
    return rows
  }

  /// A row with as many cells as there are columns: a view that is a row spans them all.
  @MainActor
  private func fill(
    _ row: [Output], at index: Int, _ columns: Int, _ alignments: [Int: HorizontalAlignment],
    _ node: PrimitiveNode<Self>
  ) -> [DisplayNode] {
    if row.count == 1, row[0].traits[GridRowTrait.self] == nil {
      return [placed(row[0], span: columns, nil, node)]
    }
    let used = row.reduce(0) { $0 + $1.gridColumns }
    let missing = (used..<max(used, columns)).map { column in
      DisplayNode(id: node.displayID(part: index * 64 + column), content: .box)
    }
    var column = 0
    let cells = row.map { cell -> DisplayNode in
      defer { column += cell.gridColumns }
      return placed(cell, span: cell.gridColumns, alignments[column], node)
    }
    return cells + missing
  }

  /// A cell that takes its columns and stands where it says itself, or else its row and its column.
  @MainActor
  private func placed(
    _ cell: Output, span: Int, _ column: HorizontalAlignment?, _ node: PrimitiveNode<Self>
  ) -> DisplayNode {
    var modifiers: [DisplayModifier] = []
    if span > 1 { modifiers.append(.gridSpan(span)) }
    let (horizontal, vertical) = (column, cell.traits[GridRowAlignmentTrait.self])
    if let anchor = cell.traits[GridAnchorTrait.self] {
      modifiers.append(.gridAnchor(anchor))
    } else if horizontal != nil || vertical != nil {
      modifiers.append(.gridPlace(horizontal, vertical))
    }
    if let axes = cell.traits[GridUnsizedTrait.self], !axes.isEmpty { modifiers.append(.gridUnsized(axes)) }
    return LayoutRules.apply(modifiers, to: cell.display, wrapperID: node.wrapperID(for: cell.display.id))
  }

  /// The alignments of columns that one of their cells has given.
  private static func columnAlignments(_ rows: [[Output]]) -> [Int: HorizontalAlignment] {
    var result: [Int: HorizontalAlignment] = [:]
    for row in rows {
      var column = 0
      for cell in row {
        if let alignment = cell.traits[GridColumnAlignmentTrait.self] { result[column] = alignment }
        column += cell.gridColumns
      }
    }
    return result
  }
}

/// A row of a grid; outside of a grid, its views as they are.
nonisolated public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row; without `alignment` that of the grid counts.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  static var isDerived: Bool { true }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    var inside = node.environment
    inside.isInGrid = false
    node.setChild(0, content, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    var outputs = node.childOutputs()
    guard node.environment.isInGrid else { return outputs }
    for index in outputs.items.indices {
      outputs.items[index].traits[GridRowTrait.self] = node.id
      outputs.items[index].traits[GridRowAlignmentTrait.self] = alignment
    }
    return outputs
  }
}

/// The row of a grid that a view is in.
enum GridRowTrait: ViewTraitKey {
  typealias Value = UInt32
}

/// The alignment of the column that a view is in.
enum GridColumnAlignmentTrait: ViewTraitKey {
  typealias Value = HorizontalAlignment
}

/// The axes along which a view asks for no space.
enum GridUnsizedTrait: ViewTraitKey {
  typealias Value = Axis.Set
}

/// The number of columns that a view takes.
enum GridSpanTrait: ViewTraitKey {
  typealias Value = Int
}

/// The alignment of the row that a view is in.
enum GridRowAlignmentTrait: ViewTraitKey {
  typealias Value = VerticalAlignment
}

/// The point of a cell at which a view lies with the same point of its own.
enum GridAnchorTrait: ViewTraitKey {
  typealias Value = UnitPoint
}

extension Output {
  /// The number of columns that the view takes.
  var gridColumns: Int { traits[GridSpanTrait.self] ?? 1 }
}

extension View {
  /// Lets a view in a grid take several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitWriter(GridSpanTrait.self, max(count, 1)))
  }

  /// Puts a point of the view on the same point of its cell in a grid.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitWriter(GridAnchorTrait.self, anchor))
  }

  /// Aligns the column of a grid that the view is in.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitWriter(GridColumnAlignmentTrait.self, guide))
  }

  /// Keeps a view in a grid from asking for all the space that there is along axes.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitWriter(GridUnsizedTrait.self, axes))
  }
}

private struct IsInGridKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True directly inside a grid.
  var isInGrid: Bool {
    get { self[IsInGridKey.self] }
    set { self[IsInGridKey.self] = newValue }
  }
}
