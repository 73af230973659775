import SwiftUI

/// Screens that come and go: pages of a stack, and what lies above the page.
struct MovingPage: View {
  @State private var path: [Int] = []
  @State private var hasSheet = false
  @State private var hasCover = false
  @State private var hasStillCover = false
  @State private var hasAlert = false
  @State private var hasChoices = false
  @State private var hasPopover = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("First", value: 1)
        Button("Sheet") { hasSheet = true }
        Button("Cover") { hasCover = true }
        Button("Alert") { hasAlert = true }
        Button("Choices") { hasChoices = true }
        Button("Popover") { hasPopover = true }
          .popover(isPresented: $hasPopover) {
            Text("In the popover").padding().presentationCompactAdaptation(.popover)
          }
        Menu("Menu") { Button("Entry") {} }
        Button("Still page") { still { path.append(1) } }
        Button("Still sheet") { still { hasSheet = true } }
        Button("Still cover") { hasStillCover = true }
        Button("Without UIKit's movement") { UIView.setAnimationsEnabled(false) }
        ForEach(0..<40, id: \.self) { NavigationLink("Row \($0)", value: $0 + 10) }
      }
      .navigationTitle("Moving")
      .navigationDestination(for: Int.self) { MovedPage(number: $0) }
    }
    .sheet(isPresented: $hasSheet) {
      NavigationStack {
        List {
          Button("Close") { hasSheet = false }
          Button("Close at once") { still { hasSheet = false } }
        }
        .navigationTitle("In the sheet")
      }
    }
    .fullScreenCover(isPresented: $hasCover) {
      Button("Leave") { hasCover = false }
    }
    .fullScreenCover(isPresented: $hasStillCover) {
      Button("Leave") { hasStillCover = false }
    }
    .transaction { transaction in
      if hasStillCover { transaction.disablesAnimations = true }
    }
    .alert("Sure?", isPresented: $hasAlert) { Button("OK") {} }
    .confirmationDialog("Which?", isPresented: $hasChoices, titleVisibility: .visible) { Button("This") {} }
  }

  private func still(_ change: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, change)
  }
}

/// A page on which something happens all the time.
private struct MovedPage: View {
  let number: Int
  @State private var pressed = 0
  @State private var ticks = 0

  var body: some View {
    List {
      Text("Ticks \(ticks)").accessibilityIdentifier("ticks")
      NavigationLink("Deeper", value: number + 1)
      Button("Pressed \(pressed)") { pressed += 1 }
      ForEach(0..<40, id: \.self) { Text("Line \($0)") }
    }
    .navigationTitle("Page \(number)")
    .task {
      while !Task.isCancelled {
        ticks += 1
        try? await Task.sleep(for: .milliseconds(50))
      }
    }
  }
}
