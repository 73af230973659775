import SwiftUI

/// What lies under bars, and above them.
struct UnderPage: View {
  @State private var isNoted = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Colour") {
          ZStack {
            Color.yellow.ignoresSafeArea().accessibilityIdentifier("colour")
            VStack {
              Text("First").accessibilityIdentifier("first")
              Spacer()
              Button("Note") { isNoted.toggle() }
            }
          }
          .navigationTitle("Coloured")
          .navigationBarTitleDisplayMode(.inline)
        }
        NavigationLink("Gradient") {
          VStack {
            Text("First").accessibilityIdentifier("first")
            Spacer()
          }
          .frame(maxWidth: .infinity)
          .background(
            LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
              .accessibilityIdentifier("colour")
          )
          .navigationBarTitleDisplayMode(.inline)
        }
        NavigationLink("Scrolling") {
          ScrollView {
            Color.orange.frame(height: 300).accessibilityIdentifier("colour")
            ForEach(0..<40) { Text("Row \($0)") }
          }
          .ignoresSafeArea(edges: .top)
          .navigationBarTitleDisplayMode(.inline)
        }
        NavigationLink("Plain") {
          VStack {
            Color.green.accessibilityIdentifier("colour")
          }
          .navigationTitle("Below")
          .navigationBarTitleDisplayMode(.inline)
        }
      }
      .navigationTitle("Under")
    }
    .overlay(alignment: .top) {
      if isNoted {
        Button("Seen") { isNoted = false }
          .padding(20)
          .background(.regularMaterial, in: Capsule())
      }
    }
  }
}
