import Foundation

/// What the columns and rows of a grid take, found from its cells.
struct GridSizes {
  private(set) var tracks: FittedTracks
  /// What takes all columns.
  private var wide = LayoutRange.fixed(0)

  init(_ rows: [[Output]], columns: Int) {
    tracks = FittedTracks(
      columns: Array(repeating: .fixed(0), count: columns), rows: Array(repeating: .fixed(0), count: rows.count))
    for (index, row) in rows.enumerated() {
      var column = 0
      for cell in row {
        let layout = cell.display.layout.inTrack
        let unsized = cell.traits[GridUnsizedTrait.self] ?? []
        let isOutside = row.count == 1 && cell.traits[GridRowTrait.self] == nil
        if !unsized.contains(.horizontal) {
          if isOutside || cell.gridColumns > 1 {
            wide = wide.union(layout.horizontal)
          } else {
            tracks.columns[column] = tracks.columns[column].union(layout.horizontal)
          }
        }
        if !unsized.contains(.vertical) {
          tracks.rows[index] = tracks.rows[index].union(layout.vertical)
        }
        column += cell.gridColumns
      }
    }
  }

  /// What the grid as a whole takes.
  func answer(horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) -> LayoutAnswer {
    LayoutAnswer(
      LayoutRules.sum(tracks.columns, horizontalSpacing).union(wide), LayoutRules.sum(tracks.rows, verticalSpacing))
  }
}

extension LayoutAnswer {
  /// What the cell asks of its column and its row: what keeps proportions takes all the width that there is, which tells its height.
  fileprivate var inTrack: LayoutAnswer {
    guard keepsProportions else { return self }
    var answer = self
    answer.horizontal = LayoutRange(0, ideal: horizontal.ideal, horizontal.cap ?? .infinity)
    answer.vertical = LayoutRange()
    return answer
  }
}
