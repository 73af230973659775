import SwiftUI

/// The plot as a view, for a style to change.
nonisolated public struct ChartPlotContent: View {
  let content: AnyView
  public var body: some View { content }
}

extension View {
  /// Lays a view over charts, which is told where values lie.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
  ) -> some View { chartSetting { $0.overlays.append((alignment, { AnyView(content($0)) })) } }

  /// Lays a view behind charts, which is told where values lie.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
  ) -> some View { chartSetting { $0.backgrounds.append((alignment, { AnyView(content($0)) })) } }

  /// Changes the plots of charts as views.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { chartSetting { $0.plotStyles.append { AnyView(content(ChartPlotContent(content: $0))) } } }

  /// Lets a gesture on the plot be followed.
  nonisolated public func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> some View {
    chartSetting { $0.gestures.append { proxy, plot in AnyView(plot.gesture(body(proxy))) } }
  }
}
