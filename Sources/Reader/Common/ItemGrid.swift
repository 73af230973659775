import SwiftUI

/// Rows of a wide window: as many beside one another as there is room for.
struct ItemGrid<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 280), spacing: 28, alignment: .topLeading)], alignment: .leading,
      spacing: 12
    ) {
      content
    }
  }
}
