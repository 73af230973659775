import SwiftUI

/// Content with something changed.
nonisolated struct ChangedChartContent<Content: ChartContent>: _PlainChartContent {
  let content: Content
  let change: (inout _ChartMark) -> Void

  /// The marks, changed.
  @MainActor var _marks: [_ChartMark] {
    content._marks.map {
      var mark = $0
      change(&mark)
      return mark
    }
  }
}

extension ChartContent {
  nonisolated func changed(_ change: @escaping (inout MarkLook) -> Void) -> ChangedChartContent<Self> {
    ChangedChartContent(content: self) { change(&$0.look) }
  }
}
