import SwiftUI

/// How wide things become in wide windows, in points.
enum ReadableWidth {
  /// Lines of text: short enough to find the next one.
  static let text: CGFloat = 736
  /// Pages of pictures and facts.
  static let pictures: CGFloat = 1_120
}

extension View {
  /// Keeps a column of controls or text as wide as the lists beside it: lines stay short enough to read.
  func readableWidth() -> some View {
    pageWidth(ReadableWidth.text)
  }

  /// Keeps a page no wider than so many points, in the middle; by default wide enough for rows of pictures.
  func pageWidth(_ width: CGFloat = ReadableWidth.pictures) -> some View {
    frame(maxWidth: width)
      .frame(maxWidth: .infinity)
  }

  /// Makes a list the column that leads to what it lists.
  func listColumn() -> some View {
    navigationSplitViewColumnWidth(min: 320, ideal: 400, max: 480)
  }
}
