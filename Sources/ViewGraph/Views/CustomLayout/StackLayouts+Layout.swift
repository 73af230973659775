import Foundation

/// A row as a layout among others. Called as a function it is the platform's own row.
extension HStackLayout: Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(proposal, subviews).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    arrange(ProposedViewSize(bounds.size), subviews).place(subviews, in: bounds)
  }

  private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
    StackAlgorithm(axis: .horizontal, spacing: spacing).arrange(proposal, subviews) { $0[alignment] }
  }
}

/// A column as a layout among others. Called as a function it is the platform's own column.
extension VStackLayout: Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(proposal, subviews).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    arrange(ProposedViewSize(bounds.size), subviews).place(subviews, in: bounds)
  }

  private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
    StackAlgorithm(axis: .vertical, spacing: spacing).arrange(proposal, subviews) { $0[alignment] }
  }
}

/// Views on each other as a layout among others.
extension ZStackLayout: Layout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(proposal, subviews).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    arrange(ProposedViewSize(bounds.size), subviews).place(subviews, in: bounds)
  }

  private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
    let dimensions = subviews.map { $0.dimensions(in: proposal) }
    let x = dimensions.map { $0[alignment.horizontal] }.max() ?? 0
    let y = dimensions.map { $0[alignment.vertical] }.max() ?? 0
    var arrangement = Arrangement()
    for each in dimensions {
      arrangement.add(
        CGPoint(x: x - each[alignment.horizontal], y: y - each[alignment.vertical]), proposal,
        CGSize(width: each.width, height: each.height))
    }
    return arrangement
  }
}

/// A grid as a layout among others, whose views are rows of one cell each: the rows of `GridRow` are known only where it
/// is called as a function.
extension GridLayout: Layout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    rows.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    rows.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private var rows: VStackLayout { VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing) }
}
