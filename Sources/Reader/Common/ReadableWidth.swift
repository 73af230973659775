import SwiftUI

extension View {
  /// Keeps a column of controls or text as wide as the lists beside it: lines stay short enough to read.
  func readableWidth() -> some View {
    frame(maxWidth: 736)
      .frame(maxWidth: .infinity)
  }

  /// Makes a list the column that leads to what it lists.
  func listColumn() -> some View {
    navigationSplitViewColumnWidth(min: 320, ideal: 400, max: 480)
  }
}
