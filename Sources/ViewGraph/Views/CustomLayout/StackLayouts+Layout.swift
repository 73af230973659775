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
    let arrangement = arrange(ProposedViewSize(bounds.size), subviews)
    arrangement.place(subviews, in: bounds)
  }

  private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
    let algorithm = StackAlgorithm(axis: .horizontal, spacing: spacing)
    let sizes = algorithm.sizes(proposal, subviews)
    let guides = sizes.map { ViewDimensions(width: $0.size.width, height: $0.size.height)[alignment] }
    let middle = guides.max() ?? 0
    let gaps = algorithm.gaps(subviews) + [0]
    var arrangement = Arrangement()
    var x: CGFloat = 0
    for (index, (offered, size)) in sizes.enumerated() {
      arrangement.add(CGPoint(x: x, y: middle - guides[index]), offered, size)
      x += size.width + gaps[index]
    }
    return arrangement
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
    let algorithm = StackAlgorithm(axis: .vertical, spacing: spacing)
    let sizes = algorithm.sizes(proposal, subviews)
    let guides = sizes.map { ViewDimensions(width: $0.size.width, height: $0.size.height)[alignment] }
    let middle = guides.max() ?? 0
    let gaps = algorithm.gaps(subviews) + [0]
    var arrangement = Arrangement()
    var y: CGFloat = 0
    for (index, (offered, size)) in sizes.enumerated() {
      arrangement.add(CGPoint(x: middle - guides[index], y: y), offered, size)
      y += size.height + gaps[index]
    }
    return arrangement
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

/// Where views lie in a container, and how large that is.
private struct Arrangement {
  private var places: [(origin: CGPoint, offered: ProposedViewSize)] = []
  private(set) var size = CGSize.zero

  mutating func add(_ origin: CGPoint, _ offered: ProposedViewSize, _ size: CGSize) {
    places.append((origin, offered))
    self.size.width = max(self.size.width, origin.x + size.width)
    self.size.height = max(self.size.height, origin.y + size.height)
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    for (view, (origin, offered)) in zip(subviews, places) {
      view.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: offered)
    }
  }
}
