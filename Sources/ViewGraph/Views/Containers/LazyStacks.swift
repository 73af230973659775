import Foundation

/// Views in a column, built as the reader comes near them.
nonisolated public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a lazy column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  static var isDerived: Bool { true }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setLazyChild(content, container)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    container.around(node.childOutputs(), node.displayID)
  }

  private var container: LazyContainer {
    var stack = StackContent(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    stack.isLazy = true
    return LazyContainer(.stack(stack), pinnedViews, layout: LayoutAnswer(.greedy, LayoutRange()))
  }
}

/// Views in a row, built as the reader comes near them.
nonisolated public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a lazy row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  static var isDerived: Bool { true }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setLazyChild(content, container)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    container.around(node.childOutputs(), node.displayID)
  }

  private var container: LazyContainer {
    var stack = StackContent(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    stack.isLazy = true
    return LazyContainer(.stack(stack), pinnedViews, layout: LayoutAnswer(LayoutRange(), .greedy))
  }
}

/// Views in a grid that grows downwards, built as the reader comes near them.
nonisolated public struct LazyVGrid<Content: View>: View {
  let grid: GridContent
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a grid with the given columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    grid = GridContent(
      axis: .vertical, tracks: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  static var isDerived: Bool { true }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setLazyChild(content, LazyContainer(.grid(grid), pinnedViews))
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    LazyContainer(.grid(grid), pinnedViews).around(node.childOutputs(), node.displayID)
  }
}

/// Views in a grid that grows sideways, built as the reader comes near them.
nonisolated public struct LazyHGrid<Content: View>: View {
  let grid: GridContent
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a grid with the given rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    grid = GridContent(
      axis: .horizontal, tracks: rows, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  static var isDerived: Bool { true }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setLazyChild(content, LazyContainer(.grid(grid), pinnedViews))
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    LazyContainer(.grid(grid), pinnedViews).around(node.childOutputs(), node.displayID)
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
  fileprivate func setLazyChild<Content: View>(_ content: Content, _ container: LazyContainer) {
    var inside = environment
    inside.lazyContainer = container
    // A grid begins with as many rows as fill a window, such as the weeks of a month.
    inside.lazyWindow = max(30, 12 * (container.grid?.tracks.lazyCount ?? 1))
    inside.isInList = false
    setChild(0, content, environment: inside)
  }
}

extension [GridItem] {
  /// How many views may stand side by side; of as many as fit, four.
  fileprivate var lazyCount: Int {
    reduce(0) { if case .adaptive = $1.size { $0 + 4 } else { $0 + 1 } }
  }
}

/// What sections know of the lazy container around them.
struct LazyContainer: Equatable {
  var content: DisplayContent?
  var pinnedViews: PinnedScrollableViews = []
  private var layout: LayoutAnswer?

  init(_ content: DisplayContent? = nil, _ pinnedViews: PinnedScrollableViews = [], layout: LayoutAnswer? = nil) {
    self.content = content
    self.pinnedViews = pinnedViews
    self.layout = layout
  }

  /// The grid, where it is one.
  var grid: GridContent? {
    if case .grid(let grid) = content { grid } else { nil }
  }

  /// Whether it grows sideways.
  var isHorizontal: Bool {
    switch content {
    case .grid(let grid): grid.axis == .horizontal
    case .stack(let stack): stack.axis == .horizontal
    default: false
    }
  }

  /// Views in such a container.
  func around(_ views: Outputs, _ id: DisplayNode.ID) -> Outputs {
    guard let content else { return views }
    return views.wrapped {
      DisplayNode(id: id, content: content, children: $0, layout: LayoutRules.told(layout, content, $0))
    }
  }
}

private struct LazyContainerKey: EnvironmentKey { static var defaultValue: LazyContainer { LazyContainer() } }

extension EnvironmentValues {
  var lazyContainer: LazyContainer {
    get { self[LazyContainerKey.self] }
    set { self[LazyContainerKey.self] = newValue }
  }
}
