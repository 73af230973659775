import Foundation

/// A layout that can stand for any other. Views keep their state when it changes.
public struct AnyLayout {
  let make: @MainActor (AnyView) -> AnyView

  /// Makes a layout of another.
  public init<L: Layout>(_ layout: L) {
    let layout = Transfer(layout)
    make = { content in AnyView(LayoutContainer(layout: layout.value, content: content)) }
  }

  /// Makes a layout of a row.
  public init(_ layout: HStackLayout) {
    make = { content in AnyView(layout { content }) }
  }

  /// Makes a layout of a column.
  public init(_ layout: VStackLayout) {
    make = { content in AnyView(layout { content }) }
  }

  /// Makes a layout of views on each other.
  public init(_ layout: ZStackLayout) {
    make = { content in AnyView(layout { content }) }
  }

  /// Makes a layout of a grid.
  public init(_ layout: GridLayout) {
    make = { content in AnyView(layout { content }) }
  }

  /// A container with this layout.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    make(AnyView(content()))
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
