import Foundation

/// A layout that can stand for any other. Views keep their state when it changes.
public struct AnyLayout {
  let layout: any Layout

  /// Makes a layout of another.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// A container with this layout; the platform's own where it is that of a stack or a grid.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    container(AnyView(content()))
  }

  @MainActor private func container(_ content: AnyView) -> AnyView {
    switch layout {
    case let row as HStackLayout: AnyView(row { content })
    case let column as VStackLayout: AnyView(column { content })
    case let layers as ZStackLayout: AnyView(layers { content })
    case let grid as GridLayout: AnyView(grid { content })
    default: opened(layout, content)
    }
  }

  @MainActor private func opened<L: Layout>(_ layout: L, _ content: AnyView) -> AnyView {
    AnyView(LayoutContainer(layout: layout, content: content))
  }
}

extension AnyLayout: Layout {
  /// What the layout inside keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
    return Cache(value: make(layout))
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.value = own }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }
    return size(layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.value = own }
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    }
    place(layout)
  }
}

/// The layout of a row.
public struct HStackLayout: Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  /// Makes a layout; without `spacing` the platform's distance lies between views.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A row.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// The layout of a column.
public struct VStackLayout: Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  /// Makes a layout; without `spacing` the platform's distance lies between views.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A column.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// The layout of views on each other.
public struct ZStackLayout: Sendable {
  public var alignment: Alignment

  /// Makes a layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Views on each other.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ZStack(alignment: alignment, content: content)
  }
}

/// The layout of a grid, whose rows are `GridRow`s.
public struct GridLayout: Sendable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  /// Makes a layout; without spacing the platform's distances lie between the cells.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// A grid.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    Grid(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, content: content)
  }
}
