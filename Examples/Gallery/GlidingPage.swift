import SwiftUI

/// What is around views that come and go, and what moves with a layout.
struct GlidingPage: View {
  @State private var hasCard = false
  @State private var isTrailing = false
  @State private var isWide = false
  @State private var isWordy = false
  @State private var isOpen = false
  @State private var rows = Array(0..<12)
  @State private var tiles = Array(0..<6)

  private let slowly = Animation.linear(duration: 1)

  var body: some View {
    ScrollView {
      VStack(spacing: isWide ? 40 : 10) {
        HStack {
          Button("Card") { withAnimation(slowly) { hasCard.toggle() } }
          Button("At once") { hasCard.toggle() }
          Button("Side") { withAnimation(slowly) { isTrailing.toggle() } }
          Button("Wide") { withAnimation(slowly) { isWide.toggle() } }
        }
        HStack {
          Button("Rows") { withAnimation(slowly) { rows = rows.contains(1) ? [0] + Array(2..<12) : Array(0..<12) } }
          Button("Tiles") { withAnimation(slowly) { tiles = tiles.reversed() } }
          Button("Words") { isWordy.toggle() }
        }
        if hasCard {
          Color.orange.frame(height: 120).accessibilityElement().accessibilityIdentifier("card").transition(.opacity)
        }
        Text("Below").accessibilityIdentifier("below")
        VStack(alignment: isTrailing ? .trailing : .leading) {
          Color.clear.frame(height: 1)
          Text("Aligned").accessibilityIdentifier("aligned")
        }
        VStack {
          if isWordy { Text("Of another").accessibilityIdentifier("other") }
          Text("Of its value").accessibilityIdentifier("valued")
        }
        .animation(slowly, value: isWordy)
        VStack {
          Button("Box") { withAnimation(slowly) { isOpen.toggle() } }
          if isOpen { Text("In the box").padding(30) }
        }
        .padding()
        .background(.mint, in: .rect(cornerRadius: 20))
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("box")
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
          ForEach(tiles, id: \.self) { tile in
            Color.teal.frame(height: 40).accessibilityElement().accessibilityIdentifier("tile \(tile)")
          }
        }
        List(rows, id: \.self) { Text("Row \($0)").accessibilityIdentifier("row \($0)") }
          .listStyle(.plain)
          .frame(height: 300)
      }
      .padding()
    }
  }
}
