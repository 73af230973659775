import SwiftUI

/// Lines of views, each begun where the one before is full, as many programs have it.
struct Flow: Layout {
  var spacing: CGFloat = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(in: proposal.width ?? .infinity, subviews)
    return CGSize(
      width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, place) in zip(subviews, places(in: bounds.width, subviews)) {
      view.place(at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: .unspecified)
    }
  }

  private func places(in width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var (x, y, line) = (CGFloat(0), CGFloat(0), CGFloat(0))
    return subviews.map { view in
      let size = view.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, line) = (0, y + line + spacing, 0) }
      defer { (x, line) = (x + size.width + spacing, max(line, size.height)) }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}

/// A row whose views are all as wide as the widest, at the distances that they prefer.
struct EqualRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = largest(subviews)
    return CGSize(
      width: size.width * CGFloat(subviews.count) + distances(subviews).reduce(0, +), height: size.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let size = largest(subviews)
    let distances = distances(subviews)
    var x = bounds.minX
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: x + size.width / 2, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
      x += size.width + (index < distances.count ? distances[index] : 0)
    }
  }

  private func largest(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  private func distances(_ subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .horizontal) }
  }
}

/// Views around the middle of all that is offered.
struct Wheel: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 80, height: 80))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let radius = min(bounds.width, bounds.height) / 2 - 10
    for (index, view) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
      view.place(
        at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)), anchor: .center,
        proposal: .unspecified)
    }
  }
}

/// Two columns, each view in the one that is shorter.
struct Masonry: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 100
    return CGSize(width: width, height: places(width, subviews).map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, place) in zip(subviews, places(bounds.width, subviews)) {
      view.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(width: place.width, height: nil))
    }
  }

  private func places(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var heights = [CGFloat(0), 0]
    return subviews.map { view in
      let column = heights[0] <= heights[1] ? 0 : 1
      let height = view.sizeThatFits(ProposedViewSize(width: width / 2, height: nil)).height
      defer { heights[column] += height }
      return CGRect(x: CGFloat(column) * width / 2, y: heights[column], width: width / 2, height: height)
    }
  }
}

/// A row in which each view takes as many parts of the width as it says.
struct Weighted: Layout {
  struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let all = subviews.reduce(0) { $0 + $1[Weight.self] }
    var x = bounds.minX
    for view in subviews {
      let width = bounds.width * view[Weight.self] / all
      view.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}
