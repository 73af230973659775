import SwiftUI

/// What a program says of an axis.
struct AxisWish {
  var visibility = Visibility.automatic
  var series: [_AxisSeries]?
  /// The axis as a view, changed by the program.
  var style: ((AnyView) -> AnyView)?
}

/// The title of an axis.
struct AxisTitle {
  let view: AnyView
  let position: AnnotationPosition
  let alignment: Alignment?
  let spacing: CGFloat?
}

/// An axis as a view, for a style to change.
nonisolated public struct ChartAxisContent: View {
  let content: AnyView
  public var body: some View { content }
}

extension View {
  /// Shows or hides the axis of x.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.xAxis.visibility = visibility }
  }
  /// Shows or hides the axis of y.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.yAxis.visibility = visibility }
  }

  /// Says what the axis of x shows.
  @MainActor @preconcurrency
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let series = content()._series
    return chartSetting {
      $0.xAxis.series = series
      $0.xAxis.visibility = .visible
    }
  }
  /// Says what the axis of y shows.
  @MainActor @preconcurrency
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let series = content()._series
    return chartSetting {
      $0.yAxis.series = series
      $0.yAxis.visibility = .visible
    }
  }

  /// Changes the axis of x as a view.
  nonisolated public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { chartSetting { $0.xAxis.style = { AnyView(content(ChartAxisContent(content: $0))) } } }
  /// Changes the axis of y as a view.
  nonisolated public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { chartSetting { $0.yAxis.style = { AnyView(content(ChartAxisContent(content: $0))) } } }

  /// Gives the axis of x a title.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { title(\.xTitle, Text(labelKey), position, alignment, spacing) }
  /// Gives the axis of x a title.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { title(\.xTitle, Text(label), position, alignment, spacing) }
  /// Gives the axis of x a view as its title.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { title(\.xTitle, content(), position, alignment, spacing) }

  /// Gives the axis of y a title.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { title(\.yTitle, Text(labelKey), position, alignment, spacing) }
  /// Gives the axis of y a title.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { title(\.yTitle, Text(label), position, alignment, spacing) }
  /// Gives the axis of y a view as its title.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { title(\.yTitle, content(), position, alignment, spacing) }

  private nonisolated func title(
    _ which: WritableKeyPath<ChartSettings, AxisTitle?> & Sendable, _ view: some View, _ position: AnnotationPosition,
    _ alignment: Alignment?, _ spacing: CGFloat?
  ) -> some View {
    let title = AxisTitle(view: AnyView(view), position: position, alignment: alignment, spacing: spacing)
    return chartSetting { $0[keyPath: which] = title }
  }
}
