import SwiftUI

/// Controls.
struct ControlIdioms: View {
  @State private var isOn = true
  @State private var words = "Words"
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var color = Color.red
  @State private var fruit = 1
  @State private var level = 0.5

  var body: some View {
    Group {
      Case("control.progress-value-label") { ProgressView("Loading", value: 0.5).at(0, nil, 300, nil) }
      Case("control.gauge-circular") {
        Gauge(value: 0.5) { Text("Level") }.gaugeStyle(.accessoryCircular).at(121, 71, 58, 58)
      }
      Case("control.gauge-capacity") {
        Gauge(value: 0.5) { Text("Level") }.gaugeStyle(.accessoryCircularCapacity).at(121, 71, 58, 58)
      }
      Case("control.date") { DatePicker("Date", selection: $date).at(0, 83, 300, 34) }
      Case("control.date-day") {
        DatePicker("Date", selection: $date, displayedComponents: .date).labelsHidden().at(nil, 83, nil, 34)
      }
      Case("control.date-time") {
        DatePicker("Date", selection: $date, displayedComponents: .hourAndMinute).labelsHidden().at(nil, 83, nil, 34)
      }
    }
    Group {
      Case("control.color") { ColorPicker("Colour", selection: $color).at(0, 86, 300, 28) }
      Case("control.color-hidden") { ColorPicker("Colour", selection: $color).labelsHidden().at(136, 86, 28, 28) }
      Case("control.picker-wheel") { picker.pickerStyle(.wheel).at(0, -8, 300, 216) }
      Case("control.menu") { Menu("Menu") { Button("One") {} }.at(nil, nil, nil, 22.1) }
      Case("control.disclosure") { DisclosureGroup("More") { Text("Inside") }.at(0, nil, 300, 22.1) }
      Case("control.labeled") { LabeledContent("Label", value: "Value").at(0, nil, 300, 22.1) }
      Case("control.link") { Link("Link", destination: URL(filePath: "/")).at(nil, nil, nil, 22.1) }
      Case("control.editor") { TextEditor(text: $words).at(0, 0, 300, 200) }
      Case("control.secure") { SecureField("Secret", text: $words).at(0, nil, 300, 24.1) }
    }
    Group {
      Case("control.button") { Button("Button") {}.at(nil, nil, nil, 22.1) }
      Case("control.slider-labels") {
        Slider(value: $level) {
          Text("Level")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        .at(0, nil, 300, 31)
      }
      Case("control.toggle-button") { Toggle(isOn: $isOn) { c(22, 22) }.toggleStyle(.button).at(125, 82, 50, 36) }
      Case("control.unavailable") { ContentUnavailableView("Nothing", systemImage: "star").at(0, 0, 300, 200) }
      Case("control.field-vertical") { TextField("Name", text: $words, axis: .vertical).at(0, nil, 300, 24.1) }
    }
  }

  private var picker: some View {
    Picker("Fruit", selection: $fruit) {
      Text("Apple").tag(1)
      Text("Pear").tag(2)
    }
  }
}
