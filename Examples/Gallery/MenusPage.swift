import SwiftUI

/// Menus at every edge of the screen, in rows and in the bar, a picker that leads to a page, and a tint that sheets have too.
struct MenusPage: View {
  @State private var chosen = "nothing"
  @State private var fruit = "Apple"
  @State private var color = "Coral"
  @State private var isOpen = false
  @State private var isSheetOpen = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Text("chosen: \(chosen)").accessibilityIdentifier("chosen")
          menu("Leading")
          HStack {
            Spacer()
            menu("Trailing")
          }
        }
        Section {
          Picker("Fruit", selection: $fruit) {
            ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }
          }
          .pickerStyle(.navigationLink)
          Picker("Color", selection: $color) {
            ForEach(["Coral", "Olive"], id: \.self) { name in
              Text(name).frame(maxWidth: .infinity).background(name == "Coral" ? .red : .yellow)
            }
          }
          .pickerStyle(.navigationLink)
          NavigationLink("Active", isActive: $isOpen) { Text("The page of the link") }
          Text("Press long").contextMenu { items("Context") }
          Button("Sheet") { isSheetOpen = true }
        }
        Color.clear.frame(height: 300)
        Section { menu("Last") }
      }
      .navigationTitle("Menus")
      .toolbar { menu("Bar") }
      .sheet(isPresented: $isSheetOpen) { Button("In the sheet") { isSheetOpen = false } }
    }
    .tint(.green)
  }

  private func menu(_ name: String) -> some View {
    Menu(name) { items(name) }
  }

  private func items(_ name: String) -> some View {
    ForEach(["one", "two", "three"], id: \.self) { item in
      Button("\(name) \(item)") { chosen = "\(name) \(item)" }
    }
  }
}

/// Rows whose colours the program says.
struct ColoredRowsPage: View {
  var body: some View {
    List {
      Text("Blue").listRowBackground(Color.blue)
      Section { Text("Green").listRowBackground(Color.green) }
    }
  }
}
