import SwiftUI

/// Rows of lists, and the controls in them, as they stand on a phone.
struct RowsPage: View {
  @State private var rows = ["Apples", "Pears", "Plums", "Figs"]
  @State private var mode = EditMode.inactive
  private let people = [Person(id: 1, name: "Anna", age: 30), Person(id: 2, name: "Bert", age: 41)]

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Titled") { Text("Inside").navigationTitle("Page of a title") }
        NavigationLink("Inline") {
          NavigationLink("Deeper") { Text("Deep").navigationTitle("Deep page") }
            .navigationTitle("Inline page").navigationBarTitleDisplayMode(.inline)
        }
        NavigationLink("Table") {
          Table(people) {
            TableColumn("Name", value: \.name)
            TableColumn("Age") { Text("\($0.age) years") }
          }
        }
        NavigationLink("Controls") { RowsOfControls() }
        NavigationLink {
          Text("Inside")
        } label: {
          Label("Marked", systemImage: "tray").badge(3)
        }
        Section("Lines") {
          HStack {
            Color.orange.frame(width: 50, height: 50)
            Text("Beside a picture").accessibilityIdentifier("beside")
          }
          .accessibilityIdentifier("picture row")
          Label("A label", systemImage: "star").accessibilityIdentifier("label row")
          HStack {
            Color.orange.frame(width: 50, height: 20)
            Text("From the edge on")
          }
          .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }.accessibilityIdentifier("edge row")
          Text("A text alone").accessibilityIdentifier("text row")
        }
        Section("Prominent") {
          ForEach(rows, id: \.self) { Text($0) }
            .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
          Text(rows.joined(separator: " ")).accessibilityIdentifier("order")
        }
        .headerProminence(.increased)
      }
      .navigationTitle("Rows")
      .toolbar { EditButton() }
      .environment(\.editMode, $mode)
    }
  }

  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }
}

/// Controls in the rows of a form.
private struct RowsOfControls: View {
  @State private var level = 0.4
  @State private var isOn = true
  @State private var name = ""
  @State private var fruit = 1
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    Form {
      Text("Level \(level)").accessibilityIdentifier("level")
      Slider(value: $level, in: 0...1, step: 0.25) { Text("Level") }
      HStack {
        Text("Name")
        Spacer()
        TextField("Your name", text: $name).multilineTextAlignment(.trailing)
      }
      Toggle(isOn: $isOn) {
        Text("Title").accessibilityIdentifier("title")
        Text("Subtitle").accessibilityIdentifier("subtitle")
      }
      DatePicker("When", selection: $date)
      Text(date.formatted(.iso8601)).accessibilityIdentifier("date")
      Section {
        Picker("Fruit", selection: $fruit) {
          Text("Apple").tag(1)
          Text("Pear").tag(2)
        }
        .pickerStyle(.inline)
      }
    }
    .navigationTitle("Controls")
  }
}
