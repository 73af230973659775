import SwiftUI

extension Entry {
  static let controls = [
    Entry("Button") { Live(0) { count in Button("Pressed \(count.wrappedValue)") { count.wrappedValue += 1 } } },
    Entry("buttonStyle") {
      VStack {
        Button("Automatic") {}
        Button("Plain") {}.buttonStyle(.plain)
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Destructive", role: .destructive) {}.buttonStyle(.bordered)
      }
    },
    Entry("controlSize") {
      HStack {
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}
        Button("Large") {}.controlSize(.large)
      }
      .buttonStyle(.bordered)
    },
    Entry("disabled and tint") {
      VStack {
        Button("Disabled") {}.disabled(true)
        Button("Tinted") {}.tint(.orange)
      }
      .buttonStyle(.borderedProminent)
    },
    Entry("Menu") {
      Menu("Menu", systemImage: "ellipsis.circle") {
        Button("One") {}
        Button("Two", role: .destructive) {}
      }
    },
    Entry("contextMenu") { Text("Hold me down").contextMenu { Button("Copy") {} } },
    Entry("Link and ShareLink") {
      VStack {
        Link("example.com", destination: URL(filePath: "/"))
        ShareLink(item: "Words")
      }
    },
    Entry("ProgressView") {
      VStack(spacing: 16) {
        ProgressView()
        ProgressView("Loading", value: 0.4)
        ProgressView().progressViewStyle(.linear)
      }
    },
    Entry("Gauge") {
      HStack(spacing: 16) {
        Gauge(value: 0.6) { Text("Level") }
        Gauge(value: 0.6) { Text("Level") }.gaugeStyle(.accessoryCircular)
      }
    },
    Entry("ContentUnavailableView") { ContentUnavailableView("Nothing here", systemImage: "tray") },
    Entry("LabeledContent") { LabeledContent("Label", value: "Value") },
    Entry("DisclosureGroup") { DisclosureGroup("More") { Text("Inside") } },
  ]

  static let choices = [
    Entry("Toggle") {
      Live(true) { isOn in
        Toggle("Switch", isOn: isOn)
        Toggle("Button", isOn: isOn).toggleStyle(.button)
      }
    },
    Entry("Slider") { Live(0.5) { value in Slider(value: value) } },
    Entry("Stepper") { Live(1) { count in Stepper("Count \(count.wrappedValue)", value: count, in: 0...9) } },
    Entry("Picker") {
      Live(1) { choice in
        Picker("Fruit", selection: choice) {
          Text("Apple").tag(1)
          Text("Pear").tag(2)
        }
      }
    },
    Entry("pickerStyle") {
      Live(1) { choice in
        VStack {
          Picker("Fruit", selection: choice) { ForEach(1..<4) { Text("Fruit \($0)").tag($0) } }.pickerStyle(.segmented)
          Picker("Fruit", selection: choice) { ForEach(1..<4) { Text("Fruit \($0)").tag($0) } }.pickerStyle(.wheel)
        }
      }
    },
    Entry("DatePicker") {
      Live(Date(timeIntervalSince1970: 1_700_000_000)) { date in
        DatePicker("Date", selection: date, displayedComponents: .date)
        DatePicker("Date", selection: date).datePickerStyle(.graphical)
        DatePicker("Date", selection: date, displayedComponents: .date).datePickerStyle(.wheel)
      }
    },
    Entry("ColorPicker") { Live(Color.red) { color in ColorPicker("Colour", selection: color) } },
    Entry("TextField") {
      Live("") { words in
        TextField("Plain", text: words)
        TextField("Rounded", text: words).textFieldStyle(.roundedBorder)
      }
    },
    Entry("SecureField") { Live("") { words in SecureField("Secret", text: words) } },
    Entry("TextEditor") { Live("Words") { words in TextEditor(text: words).frame(height: 80).border(.gray) } },
  ]
}
