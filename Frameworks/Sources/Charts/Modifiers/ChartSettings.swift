import SwiftUI

/// What a program says of the charts below a view.
struct ChartSettings {
  var xScale = ScaleWish()
  var yScale = ScaleWish()
  var xAxis = AxisWish()
  var yAxis = AxisWish()
  var xTitle: AxisTitle?
  var yTitle: AxisTitle?
  var colors = StyleWish<AnyShapeStyle>()
  /// The colours of a gradient, or of a range of colours.
  var colorStops: [Color]?
  /// True where the range of styles is of colours alone.
  var hasPlainColors = false
  var symbols = StyleWish<MarkLook.Symbol>()
  var lines = StyleWish<StrokeStyle>()
  var areas: ClosedRange<CGFloat>?
  var legend = LegendWish()
  var overlays: [(alignment: Alignment, content: (ChartProxy) -> AnyView)] = []
  var backgrounds: [(alignment: Alignment, content: (ChartProxy) -> AnyView)] = []
  var plotStyles: [(AnyView) -> AnyView] = []
  var gestures: [(ChartProxy, AnyView) -> AnyView] = []
  var selections: [ChartSelection] = []
  var scrolling = ScrollingWish()
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  nonisolated func chartSetting(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
