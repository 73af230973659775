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
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    var inside = node.environment
    inside.isInGrid = true
    inside.isInList = false
    node.setChild(0, content, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let outputs = node.childOutputs()
    let items = outputs.items.filter { !$0.display.isPresentation }
    let rows = Self.rows(of: items)
    let columns = rows.map { $0.reduce(0) { $0 + ($1.traits[GridSpanTrait.self] ?? 1) } }.max() ?? 1
    let alignments = Self.columnAlignments(rows)
    var cells: [DisplayNode] = []
    for (index, row) in rows.enumerated() { cells += fill(row, at: index, columns, alignments, node) }
    let track = GridItem(.flexible(minimum: 0), spacing: horizontalSpacing)
    let grid = GridContent(
      axis: .vertical, tracks: Array(repeating: track, count: columns), alignment: alignment, spacing: verticalSpacing)
    let axes = items.reduce(into: Axis.Set()) { $0.formUnion($1.display.expansion) }
    return outputs.wrapped { _ in
      DisplayNode(id: node.displayID, content: .grid(grid), children: cells, expansion: axes)
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
      return [
        LayoutRules.apply([.gridSpan(columns)], to: row[0].display, wrapperID: node.wrapperID(for: row[0].display.id))
      ]
    }
    let used = row.reduce(0) { $0 + ($1.traits[GridSpanTrait.self] ?? 1) }
    let missing = (used..<max(used, columns)).map { column in
      DisplayNode(id: node.displayID(part: index * 64 + column), content: .box)
    }
    var column = 0
    let cells = row.map { cell -> DisplayNode in
      defer { column += cell.traits[GridSpanTrait.self] ?? 1 }
      guard let horizontal = alignments[column] else { return cell.display }
      return aligned(cell.display, horizontal, node)
    }
    return cells + missing
  }

  /// A cell whose view stands where its column says, in all of the column's width.
  @MainActor
  private func aligned(
    _ display: DisplayNode, _ horizontal: HorizontalAlignment, _ node: PrimitiveNode<Self>
  ) -> DisplayNode {
    var size = FrameSize(alignment: Alignment(horizontal: horizontal, vertical: alignment.vertical))
    size.maxWidth = .infinity
    return LayoutRules.apply([.frame(size)], to: display, wrapperID: node.wrapperID(for: display.id))
  }

  /// The alignments of columns that one of their cells has given.
  private static func columnAlignments(_ rows: [[Output]]) -> [Int: HorizontalAlignment] {
    var result: [Int: HorizontalAlignment] = [:]
    for row in rows {
      var column = 0
      for cell in row {
        if let alignment = cell.traits[GridColumnAlignmentTrait.self] { result[column] = alignment }
        column += cell.traits[GridSpanTrait.self] ?? 1
      }
    }
    return result
  }
}

/// A row of a grid; outside of a grid, its views as they are.
nonisolated public struct GridRow<Content: View>: View {
  let content: Content

  /// Makes a row; the alignment of a row is the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    var inside = node.environment
    inside.isInGrid = false
    node.setChild(0, content, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    var outputs = node.childOutputs()
    guard node.environment.isInGrid else { return outputs }
    for index in outputs.items.indices { outputs.items[index].traits[GridRowTrait.self] = node.id }
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

/// Keeps a view from asking for space along axes.
nonisolated struct GridUnsizedModifier: PrimitiveModifier, Equatable {
  let axes: Axis.Set

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    content.mapDisplays {
      DisplayNode(
        id: $0.id, content: $0.content, modifiers: $0.modifiers, children: $0.children,
        expansion: $0.expansion.subtracting(axes))
    }
  }
}

/// The number of columns that a view takes.
enum GridSpanTrait: ViewTraitKey {
  typealias Value = Int
}

/// Lets a view take several columns.
nonisolated struct GridSpanModifier: PrimitiveModifier, Equatable {
  let count: Int

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    var result = content.mapDisplays {
      LayoutRules.apply([.gridSpan(count)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
    for index in result.items.indices { result.items[index].traits[GridSpanTrait.self] = count }
    return result
  }
}

extension View {
  /// Lets a view in a grid take several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridSpanModifier(count: max(count, 1)))
  }

  /// Aligns the column of a grid that the view is in.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitWriter(GridColumnAlignmentTrait.self, guide))
  }

  /// Keeps a view in a grid from asking for all the space that there is along axes.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridUnsizedModifier(axes: axes))
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
