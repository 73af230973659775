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
      HStack(spacing: 300) {
        PopoverButton(title: "Part", edge: .bottom, anchor: .rect(.rect(CGRect(x: 10, y: 0, width: 20, height: 10))))
        PopoverButton(title: "Point", edge: .bottom, anchor: .point(UnitPoint(x: 1, y: 0.25)))
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private func button(_ title: String, _ edge: Edge) -> some View { PopoverButton(title: title, edge: edge) }
}

private struct PopoverButton: View {
  let title: String
  let edge: Edge
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  @State private var isShown = false

  var body: some View {
    Button(title) { isShown = true }
      .accessibilityIdentifier(title)
      .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: edge) {
        Color.yellow.frame(width: 120, height: 60).accessibilityIdentifier("popover")
      }
  }
}
