import SwiftUI

/// Pages that follow the finger: as on a phone, and from right to left.
struct TurningPage: View {
  @State private var open = 0
  @State private var isMirrored = false

  var body: some View {
    VStack(spacing: 0) {
      Toggle("Mirrored", isOn: $isMirrored).padding(.horizontal)
      Text("Open: \(open)").accessibilityIdentifier("open")
      TabView(selection: $open) {
        ForEach(0..<4) { number in
          ZStack {
            [Color.orange, .green, .blue, .purple][number]
            VStack {
              Text("Page \(number)").font(.largeTitle)
              Button("Press") { open = 0 }
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier("page \(number)")
          .tag(number)
        }
      }
      .tabViewStyle(.page)
    }
    .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
  }
}
