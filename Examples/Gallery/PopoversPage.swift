import SwiftUI

/// Popovers that ask for each edge of what they belong to.
struct PopoversPage: View {
  var body: some View {
    VStack(spacing: 60) {
      button("Corner", .top).frame(maxWidth: .infinity, alignment: .leading)
      HStack(spacing: 300) {
        button("Leading", .leading)
        button("Trailing", .trailing)
      }
      HStack(spacing: 300) {
        button("Top", .top)
        button("Bottom", .bottom)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private func button(_ title: String, _ edge: Edge) -> some View { PopoverButton(title: title, edge: edge) }
}

private struct PopoverButton: View {
  let title: String
  let edge: Edge
  @State private var isShown = false

  var body: some View {
    Button(title) { isShown = true }
      .accessibilityIdentifier(title)
      .popover(isPresented: $isShown, arrowEdge: edge) {
        Color.yellow.frame(width: 120, height: 60).accessibilityIdentifier("popover")
      }
  }
}
