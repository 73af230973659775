import SwiftUI

/// Views beside each other, in as many lines as they need.
struct LegendFlow: Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(subviews, proposal.width ?? .infinity)
    return CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.map(\.height).reduce(CGFloat(max(lines.count - 1, 0)) * 4, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for line in lines(subviews, proposal.width ?? bounds.width) {
      var x = bounds.minX
      for view in line.views {
        view.place(at: CGPoint(x: x, y: y + line.height / 2), anchor: .leading, proposal: .unspecified)
        x += view.sizeThatFits(.unspecified).width + spacing
      }
      y += line.height + 4
    }
  }

  private struct Line {
    var views: [LayoutSubview] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func lines(_ subviews: Subviews, _ width: CGFloat) -> [Line] {
    var lines = [Line()]
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      let more = (lines[lines.count - 1].views.isEmpty ? 0 : spacing) + size.width
      if lines[lines.count - 1].width + more > width, !lines[lines.count - 1].views.isEmpty { lines.append(Line()) }
      let index = lines.count - 1
      lines[index].width += (lines[index].views.isEmpty ? 0 : spacing) + size.width
      lines[index].height = max(lines[index].height, size.height)
      lines[index].views.append(view)
    }
    return lines
  }
}
