import Foundation

/// Views in a column, built as the reader comes near them.
nonisolated public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a lazy column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setLazyChild(content)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let stack = StackContent(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    return node.lazyContainer(.stack(stack), expansion: .horizontal)
  }
}

/// Views in a row, built as the reader comes near them.
nonisolated public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a lazy row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setLazyChild(content)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let stack = StackContent(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    return node.lazyContainer(.stack(stack), expansion: .vertical)
  }
}

/// Views in a grid that grows downwards, built as the reader comes near them.
nonisolated public struct LazyVGrid<Content: View>: View {
  let grid: GridContent
  let content: Content

  /// Makes a grid with the given columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    grid = GridContent(
      axis: .vertical, tracks: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setLazyChild(content)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    node.lazyContainer(.grid(grid), expansion: .horizontal)
  }
}

/// Views in a grid that grows sideways, built as the reader comes near them.
nonisolated public struct LazyHGrid<Content: View>: View {
  let grid: GridContent
  let content: Content

  /// Makes a grid with the given rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    grid = GridContent(
      axis: .horizontal, tracks: rows, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setLazyChild(content)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    node.lazyContainer(.grid(grid), expansion: .vertical)
  }
}

/// Which parts of a section stay in sight while it scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

extension PrimitiveNode {
  func setLazyChild<Content: View>(_ content: Content) {
    var inside = environment
    inside.lazyWindow = 30
    inside.isInList = false
    setChild(0, content, environment: inside)
  }

  func lazyContainer(_ content: DisplayContent, expansion: Axis.Set) -> Outputs {
    childOutputs().wrapped {
      DisplayNode(id: displayID, content: content, children: $0, expansion: expansion)
    }
  }
}
