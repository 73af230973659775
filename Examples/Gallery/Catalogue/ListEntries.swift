import SwiftUI

extension Entry {
  static let lists = [
    Entry("List") { List(0..<3, id: \.self) { Text("Row \($0)") }.frame(height: 220) },
    Entry("List with sections") {
      List {
        Section("Header") { Text("Row") }
        Section {
          Text("Row")
        } footer: {
          Text("Footer")
        }
      }
      .frame(height: 300)
    },
    Entry("listStyle") { List(0..<3, id: \.self) { Text("Row \($0)") }.listStyle(.plain).frame(height: 160) },
    Entry("onDelete and onMove") {
      Live(["One", "Two", "Three"]) { rows in
        List {
          ForEach(rows.wrappedValue, id: \.self) { Text($0) }
            .onDelete { rows.wrappedValue.remove(atOffsets: $0) }
            .onMove { rows.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
        .frame(height: 220)
      }
    },
    Entry("swipeActions and badge") {
      List { Text("Row").badge(3).swipeActions { Button("Flag") {} } }.frame(height: 120)
    },
    Entry("Form") {
      Live(true) { isOn in
        Form {
          Toggle("Toggle", isOn: isOn)
          LabeledContent("Label", value: "Value")
        }
        .frame(height: 180)
      }
    },
    Entry("OutlineGroup") { List { DisclosureGroup("Fruit") { Text("Apple") } }.frame(height: 160) },
    Entry("listRowInsets and listRowBackground") {
      List {
        Text("Row").listRowInsets(EdgeInsets(top: 4, leading: 40, bottom: 4, trailing: 4)).listRowBackground(
          Color.yellow)
      }
      .frame(height: 120)
    },
  ]

  static let pages = [
    Entry("sheet") {
      Live(false) { isShown in
        Button("Sheet") { isShown.wrappedValue = true }.sheet(isPresented: isShown) { Text("Inside") }
      }
    },
    Entry("popover") {
      Live(false) { isShown in
        Button("Popover") { isShown.wrappedValue = true }
          .popover(isPresented: isShown, arrowEdge: .bottom) { Text("Inside").padding() }
      }
    },
    Entry("alert") {
      Live(false) { isShown in
        Button("Alert") { isShown.wrappedValue = true }.alert("Sure?", isPresented: isShown) { Button("Yes") {} }
      }
    },
    Entry("confirmationDialog") {
      Live(false) { isShown in
        Button("Ask") { isShown.wrappedValue = true }
          .confirmationDialog("Which?", isPresented: isShown) { Button("This one") {} }
      }
    },
    Entry("TabView") {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First") }
        Tab("Two", systemImage: "2.circle") { Text("Second") }
      }
      .frame(height: 200)
    },
    Entry("NavigationStack and toolbar") {
      NavigationStack {
        NavigationLink("Next") { Text("Page") }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Add", systemImage: "plus") {} }
      }
      .frame(height: 200)
    },
  ]
}
