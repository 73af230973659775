import SwiftUI

/// Marks that cut others, on scales of their own.
struct MaskMarks<Content: ChartContent>: View {
  let content: Content
  @Environment(\.chartSettings) private var settings

  var body: some View {
    _RelativeArea { PlotMarks(items: PlotItems(ChartModel(content._marks, settings)).items) }
  }
}
