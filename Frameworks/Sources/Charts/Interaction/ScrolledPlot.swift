import SwiftUI

/// A plot that scrolls where the program says so, beside labels that stay.
struct ScrolledPlot<Content: View>: View {
  let model: ChartModel
  @ViewBuilder let content: Content

  var body: some View {
    let wish = model.settings.scrolling
    if let share = model.visibleShare(.horizontal), share < 1 {
      ScrollView(.horizontal, showsIndicators: false) {
        content.containerRelativeFrame(.horizontal) { length, _ in length / share }
      }
      .defaultScrollAnchor(start(model.x, wish.x?.read() ?? wish.initialX, share).map { UnitPoint(x: $0, y: 0) })
      .onScrollGeometryChange(
        for: Double.self, of: { $0.contentSize.width > 0 ? $0.contentOffset.x / $0.contentSize.width : 0 }
      ) {
        _, part in
        if let binding = wish.x, let value = model.x.value(at: max(part, 0)) { binding.write(value) }
      }
    } else if let share = model.visibleShare(.vertical), share < 1 {
      ScrollView(.vertical, showsIndicators: false) {
        content.containerRelativeFrame(.vertical) { length, _ in length / share }
      }
      .defaultScrollAnchor(start(model.y, wish.y?.read() ?? wish.initialY, share).map { UnitPoint(x: 0, y: 1 - $0) })
      .onScrollGeometryChange(
        for: Double.self, of: { $0.contentSize.height > 0 ? $0.contentOffset.y / $0.contentSize.height : 0 }
      ) {
        _, part in
        if let binding = wish.y, let value = model.y.value(at: max(1 - part - share, 0)) { binding.write(value) }
      }
    } else {
      content
    }
  }

  /// How far what scrolls begins, 0 to 1.
  private func start(_ scale: PlotScale, _ value: _PlotValue?, _ share: Double) -> Double? {
    guard let value, let place = scale.share(value), share < 1 else { return nil }
    return min(max((place - scale.band / 2) / (1 - share), 0), 1)
  }
}
