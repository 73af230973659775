import Foundation

/// Where views lie in a container, and how large that is.
struct Arrangement {
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
