import SwiftUI

/// Marks that cut others, on scales of their own.
nonisolated struct MaskMarks<Content: ChartContent>: View {
  let content: Content

  @MainActor var body: some View { MaskBody(marks: content._marks) }
}

private struct MaskBody: View {
  let marks: [_ChartMark]
  @Environment(\.chartSettings) private var settings

  var body: some View {
    _RelativeArea { PlotMarks(items: PlotItems(ChartModel(marks, settings)).items) }
  }
}
