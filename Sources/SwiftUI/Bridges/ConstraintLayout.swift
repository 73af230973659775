import Foundation
import UIKitCore
import ViewGraph

/// Lays out the views in a view as the constraints between them say.
struct ConstraintLayout: Layout {
  let constraints: ViewConstraints
  /// True where the views say how high the container is, whatever it is offered.
  let hugs: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    frames(width: proposal.width, height: hugs ? nil : proposal.height, subviews).container
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let frames = frames(width: bounds.width, height: bounds.height, subviews)
    for (subview, frame) in zip(subviews, frames.views) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(width: frame.width, height: frame.height))
    }
  }

  private func frames(width: CGFloat?, height: CGFloat?, _ subviews: Subviews) -> (container: CGSize, views: [CGRect]) {
    var across = ConstraintSolver(
      contents: subviews.enumerated().map { index, subview in
        content(
          subview.sizeThatFits(.unspecified).width, constraints.hugging[index].across,
          constraints.resistance[index].across)
      }, size: finite(width))
    across.relations = relations(isUpright: false) { _, _ in 0 }
    var edges = across.solve()
    var upright = ConstraintSolver(contents: [], size: finite(height))
    upright.contents = subviews.enumerated().map { index, subview in
      let width = CGFloat(edges[index * 2 + 3] - edges[index * 2 + 2])
      return content(
        subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height, constraints.hugging[index].upright,
        constraints.resistance[index].upright)
    }
    let widths = edges
    upright.relations = relations(isUpright: true) { item, attribute in
      item > 0 ? baseline(subviews[item - 1], attribute, CGFloat(widths[item * 2 + 1] - widths[item * 2])) : 0
    }
    // A height that is a part of a width, and the other way round.
    upright.relations += crossing(isUpright: true, edges)
    let down = upright.solve()
    let widthsOfHeights = crossing(isUpright: false, down)
    if !widthsOfHeights.isEmpty {
      across.relations += widthsOfHeights
      edges = across.solve()
    }
    let views = subviews.indices.map { index -> CGRect in
      let (x, y) = (edges[index * 2 + 2], down[index * 2 + 2])
      return CGRect(x: x, y: y, width: max(edges[index * 2 + 3] - x, 0), height: max(down[index * 2 + 3] - y, 0))
    }
    return (CGSize(width: max(edges[1], 0), height: max(down[1], 0)), views)
  }

  private func finite(_ length: CGFloat?) -> Double? { length.flatMap { $0.isFinite ? Double($0) : nil } }

  private func content(_ size: CGFloat, _ hugging: Double, _ resistance: Double) -> ConstraintSolver.Content? {
    size.isFinite && size > 0
      ? ConstraintSolver.Content(size: Double(size), hugging: hugging, resistance: resistance) : nil
  }

  /// How far a line of text is from the view's top.
  private func baseline(
    _ subview: LayoutSubview, _ attribute: NSLayoutConstraint.Attribute, _ width: CGFloat
  ) -> Double {
    let dimensions = subview.dimensions(in: ProposedViewSize(width: width, height: nil))
    return Double(attribute == .firstBaseline ? dimensions[.firstTextBaseline] : dimensions[.lastTextBaseline])
  }

  private func relations(isUpright: Bool, baseline: (Int, NSLayoutConstraint.Attribute) -> Double)
    -> [ConstraintSolver.Relation]
  {
    constraints.entries.compactMap { entry in
      guard let first = side(entry.first, entry.firstAttribute, isUpright, baseline) else { return nil }
      var second: ConstraintSolver.Side?
      if let number = entry.second {
        second = side(number, entry.secondAttribute, isUpright, baseline)
        if second == nil { return nil }
      }
      return ConstraintSolver.Relation(
        first, entry.sign, second, multiplier: entry.multiplier, constant: entry.constant, priority: entry.priority)
    }
  }

  /// Lengths along this axis that are said by lengths along the other, which are known.
  private func crossing(isUpright: Bool, _ known: [Double]) -> [ConstraintSolver.Relation] {
    let (own, other): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isUpright ? (.height, .width) : (.width, .height)
    return constraints.entries.compactMap { entry in
      guard entry.firstAttribute == own, entry.secondAttribute == other, let second = entry.second else { return nil }
      let length = known[second * 2 + 1] - known[second * 2]
      return ConstraintSolver.Relation(
        ConstraintSolver.Side(item: entry.first, near: -1, far: 1), entry.sign, nil,
        constant: length * entry.multiplier + entry.constant, priority: entry.priority)
    }
  }

  private func side(
    _ item: Int, _ attribute: NSLayoutConstraint.Attribute, _ isUpright: Bool,
    _ baseline: (Int, NSLayoutConstraint.Attribute) -> Double
  ) -> ConstraintSolver.Side? {
    typealias Side = ConstraintSolver.Side
    switch (attribute, isUpright) {
    case (.leading, false), (.left, false), (.top, true): return Side(item: item, near: 1, far: 0)
    case (.trailing, false), (.right, false), (.bottom, true): return Side(item: item, near: 0, far: 1)
    case (.centerX, false), (.centerY, true): return Side(item: item, near: 0.5, far: 0.5)
    case (.width, false), (.height, true): return Side(item: item, near: -1, far: 1)
    case (.firstBaseline, true), (.lastBaseline, true):
      return Side(item: item, near: 1, far: 0, offset: baseline(item, attribute))
    default: return nil
    }
  }
}
