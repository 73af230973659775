import SwiftUI

/// What well-known programs do and was shown wrongly once. `test_odds.py` looks at it.
struct OddsPage: View {
  @State private var asks = false
  @State private var isRed = false
  @State private var name = ""

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Badges") { badges }
        NavigationLink("Sticking") { sticking }
        NavigationLink("Carousels") { carousels }
        NavigationLink("Keyboard") {
          TextField("Name", text: $name).toolbar {
            ToolbarItem(placement: .keyboard) { Button("Done") {}.frame(maxWidth: .infinity, alignment: .trailing) }
          }
        }
        NavigationLink("Small") {
          VStack {
            Text("Ab").font(.system(size: 200)).minimumScaleFactor(0.05).frame(width: 110, height: 160)
              .accessibilityIdentifier("small")
            Button("Animate") { withAnimation { isRed.toggle() } }.tint(isRed ? .red : .blue)
          }
        }
        NavigationLink("Position") {
          GeometryReader { geometry in
            Text("X").position(x: geometry.size.width / 2 + 100, y: 200)
          }
        }
        Button("Ask") { asks = true }
          .confirmationDialog("Choose", isPresented: $asks) {
            Button("One") {}
            Button("Two") {}
          }
      }
      .navigationTitle("Odds")
    }
  }

  private var badges: some View {
    List {
      Label {
        Text("Own icon")
      } icon: {
        Circle().fill(.red)
      }.badge(3)
      NavigationLink("Link and actions", value: 1).badge(5).swipeActions { Button("Do") {} }
      Text("Text and actions").badge(7).swipeActions { Button("Do") {} }
      Text("Text").badge(8)
    }
  }

  private var sticking: some View {
    ScrollView {
      LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
        Section {
          ForEach(0..<40) { Text("Row \($0)").frame(height: 40) }
        } header: {
          Text("Header").frame(maxWidth: .infinity).padding().background(.yellow).accessibilityIdentifier("header")
        }
      }
    }
    .navigationTitle("Sticking").navigationBarTitleDisplayMode(.large)
  }

  private var carousels: some View {
    VStack {
      ScrollView(.horizontal) {
        HStack(spacing: 5) { cards("aligned") }.padding(.horizontal, 30).scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      ScrollView(.horizontal) {
        LazyHStack(spacing: 5) { cards("peeking") }.scrollTargetLayout()
      }
      .safeAreaPadding(.horizontal, 30)
      .scrollTargetBehavior(.viewAligned)
    }
  }

  private func cards(_ name: String) -> some View {
    ForEach(0..<5) { Color.orange.frame(width: 330, height: 100).accessibilityIdentifier("\(name) \($0)") }
  }
}
