import SwiftUI

/// A plot that scrolls where the program says so, beside labels that stay.
struct ScrolledPlot<Content: View>: View {
  let model: ChartModel
  @ViewBuilder let content: Content

  var body: some View {
    if let share = model.visibleShare(.horizontal), share < 1 {
      ScrollingPlot(axis: .horizontal, share: share, scale: model.x, wish: model.settings.scrolling, content: content)
    } else if let share = model.visibleShare(.vertical), share < 1 {
      ScrollingPlot(axis: .vertical, share: share, scale: model.y, wish: model.settings.scrolling, content: content)
    } else {
      content
    }
  }
}

/// A plot of which a share is seen.
private struct ScrollingPlot<Content: View>: View {
  let axis: Axis
  /// How much is seen.
  let share: Double
  let scale: PlotScale
  let wish: ScrollingWish
  let content: Content
  @State private var position = ScrollPosition()
  @State private var memory = Memory()

  /// What the scroll view has told.
  @MainActor
  private final class Memory {
    /// The length of all of the plot.
    var length: CGFloat = 0
    /// How far the plot is at first, as it was then; nil until it has been asked for.
    var start: Double??
    /// What was told to the program.
    var told: _PlotValue?
  }

  var body: some View {
    ScrollView(isLevel ? .horizontal : .vertical, showsIndicators: false) {
      content.containerRelativeFrame(isLevel ? .horizontal : .vertical) { length, _ in length / share }
    }
    .defaultScrollAnchor(start.map { isLevel ? UnitPoint(x: $0, y: 0) : UnitPoint(x: 0, y: $0) })
    .scrollPosition($position)
    .onScrollGeometryChange(for: [CGFloat].self) {
      isLevel ? [$0.contentOffset.x, $0.contentSize.width] : [$0.contentOffset.y, $0.contentSize.height]
    } action: { _, told in
      memory.length = told[1]
      guard let binding, told[1] > 0 else { return }
      let part = min(max(told[0] / told[1], 0), 1 - share)
      guard let value = scale.value(at: isLevel ? part : 1 - part - share) else { return }
      binding.write(value)
      memory.told = binding.read()
    }
    .onChange(of: binding?.read()) { _, value in
      guard let value, value != memory.told, let place = place(of: value) else { return }
      memory.told = value
      let points = place * memory.length
      if isLevel { position.scrollTo(x: points) } else { position.scrollTo(y: points) }
    }
  }

  private var isLevel: Bool { axis == .horizontal }
  private var binding: ScrollValue? { isLevel ? wish.x : wish.y }

  /// How far the plot is scrolled where a value is the first that is seen, 0 to 1 of its length.
  private func place(of value: _PlotValue) -> Double? {
    guard let place = scale.share(value) else { return nil }
    let first = place - scale.band / 2
    return min(max(isLevel ? first : 1 - first - share, 0), 1 - share)
  }

  /// How far it is at first, 0 to 1 of what can be scrolled.
  private var start: Double? {
    if let known = memory.start { return known }
    let start = firstStart
    memory.start = .some(start)
    return start
  }

  private var firstStart: Double? {
    guard let value = binding?.read() ?? (isLevel ? wish.initialX : wish.initialY), let place = place(of: value) else {
      return nil
    }
    return place / (1 - share)
  }
}
