import SwiftUI

/// What a program says of the legend.
struct LegendWish {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}

extension View {
  /// Shows or hides the legend.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chartSetting { $0.legend.visibility = visibility }
  }

  /// Says where the legend stands.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartSetting {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
    }
  }

  /// Shows a view as the legend.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chartSetting {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
      $0.legend.content = view
      if $0.legend.visibility == .automatic { $0.legend.visibility = .visible }
    }
  }
}
