import SwiftUI

/// Everything that programs put into menus, each as an entry.
struct EntriesPage: View {
  @State private var pressed = "nothing"
  @State private var isPinned = false
  @State private var isLoud = true
  @State private var order = "Date"
  @State private var size = "Small"
  @State private var count = 0

  var body: some View {
    NavigationStack {
      List {
        Text("pressed: \(pressed)").accessibilityIdentifier("pressed")
        Text("pinned: \(isPinned ? "yes" : "no"), loud: \(isLoud ? "yes" : "no")").accessibilityIdentifier("switches")
        Text("order: \(order), size: \(size), count: \(count)").accessibilityIdentifier("choices")
        Text("Held down").contextMenu { entries }
      }
      .navigationTitle("Entries")
      .toolbar {
        Menu("All", systemImage: "ellipsis.circle") { entries }
      }
    }
  }

  @ViewBuilder private var entries: some View {
    ControlGroup {
      Button("Cut", systemImage: "scissors") { pressed = "Cut" }
      Button("Copy", systemImage: "doc.on.doc") { pressed = "Copy" }
      Button("Paste", systemImage: "doc.on.clipboard") { pressed = "Paste" }
    }
    Toggle("Pinned", systemImage: "pin", isOn: $isPinned)
    Toggle("Loud", isOn: $isLoud)
    Section("Order") {
      Picker("Order by", selection: $order) {
        ForEach(["Date", "Name"], id: \.self) { Text($0) }
      }
      Picker("Size", systemImage: "textformat.size", selection: $size) {
        ForEach(["Small", "Large"], id: \.self) { Text($0) }
      }
      .pickerStyle(.menu)
    }
    Section {
      Button("More of it", systemImage: "plus") { count += 1 }.menuActionDismissBehavior(.disabled)
      Menu("Others", systemImage: "folder") {
        Button("Inner one") { pressed = "Inner one" }
        Button("Inner two", systemImage: "star") { pressed = "Inner two" }
      }
      NavigationLink("Page", destination: Text("The page of the entry"))
      Link("Elsewhere", destination: URL(string: "https://example.org")!)
      Text("Only read")
    }
    Divider()
    Button("Delete", systemImage: "trash", role: .destructive) { pressed = "Delete" }
    Button("Not now", action: {}).disabled(true)
  }
}
