import SwiftUI

/// A plot with its axes and their titles, and what the program lays over and behind.
struct ChartFrame: View {
  let model: ChartModel
  @State private var plotSize = CGSize.zero
  @Environment(\.screenSize) private var screen
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar

  var body: some View {
    let settings = model.settings
    let (x, y) = axes
    VStack(spacing: 4) {
      title(settings.xTitle, isFirst: true, usual: .bottom)
      title(settings.yTitle, isFirst: true, usual: .topTrailing)
      HStack(spacing: 4) {
        beside(settings.yTitle, isFirst: true)
        ChartArea(model: model, xAxis: x, yAxis: y, plotSize: $plotSize, length: plotLength)
        beside(settings.yTitle, isFirst: false)
      }
      title(settings.yTitle, isFirst: false, usual: .topTrailing)
      title(settings.xTitle, isFirst: false, usual: .bottom)
    }
    .overlayPreferenceValue(PlotFrameKey.self) { anchor in
      if let anchor { layers(settings.overlays, ChartProxy(model: model, frame: anchor, size: plotSize)) }
    }
    .backgroundPreferenceValue(PlotFrameKey.self) { anchor in
      if let anchor { layers(settings.backgrounds, ChartProxy(model: model, frame: anchor, size: plotSize)) }
    }
  }

  /// About how large a plot is, as long as nobody has told: as on a phone, since labels that are too many are worse than too few.
  private var plotLength: CGSize {
    plotSize == .zero ? CGSize(width: min(screen.width, 390) - 70, height: 180) : plotSize
  }

  private var axes: (AxisModel?, AxisModel?) {
    if model.hasSectors { return (nil, nil) }
    func make(
      _ axis: Axis, _ scale: PlotScale, _ wish: AxisWish, _ length: CGFloat, beside: AxisModel? = nil
    ) -> AxisModel? {
      if wish.visibility == .hidden || !has(axis) && wish.series == nil { return nil }
      // What scrolls is told with all of its length.
      let share = model.visibleShare(axis) ?? 1
      var made = AxisModel(
        axis, scale, wish, length: plotSize == .zero ? length / share : length, share: share,
        beside: share < 1 ? nil : beside, locale: locale, calendar: calendar)
      made.isMeasured = plotSize != .zero
      return made
    }
    let y = make(.vertical, model.y, model.settings.yAxis, plotLength.height)
    return (make(.horizontal, model.x, model.settings.xAxis, plotLength.width, beside: y), y)
  }

  /// True where the data say something along an axis.
  private func has(_ axis: Axis) -> Bool {
    model.spans.isEmpty
      || model.spans.contains { if case .whole = axis == .horizontal ? $0.x : $0.y { false } else { true } }
  }

  @ViewBuilder
  private func title(_ title: AxisTitle?, isFirst: Bool, usual: UnitPoint) -> some View {
    if let title, let side = Optional(title.position.point ?? usual), side.y != 0.5, (side.y == 0) == isFirst {
      let across = title.alignment?.horizontal ?? (side.x == 0 ? .leading : side.x == 1 ? .trailing : .center)
      title.view.font(.caption).foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: across, vertical: .center))
    }
  }

  /// A title beside the plot, read upward.
  @ViewBuilder
  private func beside(_ title: AxisTitle?, isFirst: Bool) -> some View {
    if let title, let side = title.position.point, side.y == 0.5, side.x != 0.5, (side.x == 0) == isFirst {
      title.view.font(.caption).foregroundStyle(.secondary).fixedSize()
        .rotationEffect(.degrees(isFirst ? -90 : 90)).frame(width: 16)
    }
  }

  @ViewBuilder
  private func layers(
    _ all: [(alignment: Alignment, content: (ChartProxy) -> AnyView)], _ proxy: ChartProxy
  ) -> some View {
    ForEach(Array(all.enumerated()), id: \.offset) { _, layer in
      layer.content(proxy).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
    }
  }
}

/// The frame of the plot, for what lies over the chart.
struct PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

extension ChartModel {
  /// True where somebody has to know how large the plot is.
  var needsSize: Bool {
    !settings.overlays.isEmpty || !settings.backgrounds.isEmpty || !settings.gestures.isEmpty
      || !settings.selections.isEmpty || !settings.scrolling.axes.isEmpty
  }

  /// How much of a scale is seen at once, 0 to 1; nil where it does not scroll.
  func visibleShare(_ axis: Axis) -> Double? {
    let wish = settings.scrolling
    guard wish.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
    let scale = axis == .horizontal ? x : y
    let length = axis == .horizontal ? wish.xLength : wish.yLength
    switch scale.domain {
    case .categories(let names):
      return min((length ?? 6) / Double(max(names.count, 1)), 1)
    case .numbers(let low, let high), .dates(let low, let high):
      guard high > low else { return nil }
      return min(max((length ?? (high - low) / 3) / (high - low), 0.005), 1)
    }
  }
}
