import SwiftUI

extension View {
  /// Places the controls above a list.
  func listHead() -> some View {
    padding(.horizontal)
      .padding(.vertical, 8)
      .readableWidth()
  }
}
