import Foundation

/// How a stack shares the space that it is offered among its views: what is least flexible is asked first, views of a
/// higher priority before others, and each is offered an equal part of what is left.
struct StackAlgorithm {
  let axis: Axis
  /// Between the views; nil is the platform's distance.
  let spacing: CGFloat?

  /// What each view is offered and takes along the axis.
  func sizes(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [(offered: ProposedViewSize, size: CGSize)] {
    let indices = Array(subviews.indices)
    guard let length = length(of: proposal) else {
      return indices.map { answer(subviews[$0], nil, proposal) }
    }
    var results: [Int: (offered: ProposedViewSize, size: CGSize)] = [:]
    var left = max(0, length - gaps(subviews).reduce(0, +))
    let priorities = Set(subviews.map(\.priority)).sorted(by: >)
    for priority in priorities {
      let group = indices.filter { subviews[$0].priority == priority }
      let others = indices.filter { subviews[$0].priority < priority }
      let reserved = others.reduce(0) { $0 + along(answer(subviews[$1], 0, proposal).size) }
      var room = max(0, left - reserved)
      let ranges = group.map { index -> (index: Int, flexibility: CGFloat) in
        let least = answer(subviews[index], 0, proposal).size
        let most = answer(subviews[index], .infinity, proposal).size
        return (index, along(most) - along(least))
      }
      let ordered = ranges.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
      for (place, (index, _)) in ordered.enumerated() {
        let result = answer(subviews[index], room / CGFloat(group.count - place), proposal)
        results[index] = result
        room = max(0, room - along(result.size))
        left = max(0, left - along(result.size))
      }
    }
    return indices.compactMap { results[$0] }
  }

  /// Where the views lie, one after another along the axis, and by a guide of theirs across it.
  func arrange(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, guide: (ViewDimensions) -> CGFloat
  ) -> Arrangement {
    let sizes = sizes(proposal, subviews)
    let guides = sizes.map { guide(ViewDimensions(width: $0.size.width, height: $0.size.height)) }
    let middle = guides.max() ?? 0
    let gaps = gaps(subviews) + [0]
    var arrangement = Arrangement()
    var start: CGFloat = 0
    for (index, (offered, size)) in sizes.enumerated() {
      let across = middle - guides[index]
      arrangement.add(
        axis == .horizontal ? CGPoint(x: start, y: across) : CGPoint(x: across, y: start), offered, size)
      start += along(size) + gaps[index]
    }
    return arrangement
  }

  /// The distances between neighbours.
  func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
  }

  /// The part of a size along the axis.
  func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func length(of proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? proposal.width : proposal.height
  }

  private func answer(
    _ view: LayoutSubview, _ length: CGFloat?, _ proposal: ProposedViewSize
  ) -> (offered: ProposedViewSize, size: CGSize) {
    var offered = proposal
    if axis == .horizontal { offered.width = length } else { offered.height = length }
    return (offered, view.sizeThatFits(offered))
  }
}
