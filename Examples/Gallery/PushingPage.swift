import SwiftUI

/// Everything that takes the reader somewhere else by a program's own doing, and so makes an entry in the browser's history.
struct PushingPage: View {
  @State private var tab = "paths"

  var body: some View {
    TabView(selection: $tab) {
      PathPage(tab: $tab).tabItem { Label("Paths", systemImage: "folder") }.tag("paths")
      ActivePage().tabItem { Label("Links", systemImage: "link") }.tag("links")
      CoveringPage().tabItem { Label("Covers", systemImage: "square") }.tag("covers")
      BoundPage().tabItem { Label("Bindings", systemImage: "link.circle") }.tag("bindings")
    }
  }
}

private struct PathPage: View {
  @Binding var tab: String
  @State private var path = NavigationPath()
  @State private var hasSheet = false
  @State private var pressed = 0

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 20) {
        Button("Append seven") { path.append(7) }
        Button("Append two") {
          path.append(1)
          path.append(2)
        }
        Button("Another tab") { tab = "covers" }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        VStack(spacing: 20) {
          Text("Page \(number)")
          Button("Sheet of the root") { hasSheet = true }
          Button("Append next") { path.append(number + 1) }
          Button("Back to the root") { path = NavigationPath() }
          Button("Back by one") { path.removeLast() }
        }
      }
      .sheet(isPresented: $hasSheet) {
        NavigationStack {
          Button("Pressed \(pressed)") { pressed += 1 }
            .onAppear { pressed += 10 }
            .toolbar { Button("Done") { hasSheet = false } }
        }
      }
    }
  }
}

private struct ActivePage: View {
  @State private var isActive = false
  @State private var choice: String?

  var body: some View {
    NavigationView {
      VStack(spacing: 20) {
        NavigationLink(destination: Text("Active page"), isActive: $isActive) { EmptyView() }
        NavigationLink(destination: Text("Chosen page"), tag: "one", selection: $choice) { EmptyView() }
        Button("Activate") { isActive = true }
        Button("Choose") { choice = "one" }
        Text("active \(String(isActive)), chosen \(choice ?? "none")")
      }
      .navigationBarTitle("Links")
    }
    .navigationViewStyle(.stack)
  }
}

private struct CoveringPage: View {
  @State private var hasSheet = false
  @State private var hasCover = false

  var body: some View {
    VStack(spacing: 20) {
      Text("Nothing covers.")
      Button("Sheet") { hasSheet = true }
      Button("Cover") { hasCover = true }
    }
    .sheet(isPresented: $hasSheet) { Text("In the sheet") }
    .fullScreenCover(isPresented: $hasCover) {
      VStack(spacing: 20) {
        Text("In the cover")
        Button("Close it") { hasCover = false }
      }
    }
  }
}

/// Pages that follow bindings, and several that are taken off at once.
private struct BoundPage: View {
  private struct Thing: Hashable {
    let number: Int
    let code = UUID()
  }

  @State private var isShown = false
  @State private var item: Thing?
  @State private var path: [Thing] = []
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 20) {
        Button("Show") { isShown = true }
        Button("Show an item") { item = Thing(number: 5) }
        Button("First of three") { path = [Thing(number: 1)] }
        Text(isFocused ? "Has the focus" : "Has no focus").padding().focusable().focused($isFocused)
        Button("Take the focus") { isFocused = true }
      }
      .navigationTitle("Bindings")
      .navigationDestination(isPresented: $isShown) { Text("Shown page") }
      .navigationDestination(item: $item) { thing in Text("Item page \(thing.number)") }
      .navigationDestination(for: Thing.self) { thing in
        VStack(spacing: 20) {
          Text("Thing \(thing.number)")
          Button("Next thing") { path.append(Thing(number: thing.number + 1)) }
          Button("Two back") { path.removeLast(2) }
        }
      }
    }
  }
}
