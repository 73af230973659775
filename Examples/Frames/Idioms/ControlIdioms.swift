import SwiftUI

/// Controls.
struct ControlIdioms: View {
  @State private var isOn = true
  @State private var words = "Words"
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var color = Color.red
  @State private var fruit = 1
  @State private var level = 0.5
  @State private var count = 1

  var body: some View {
    Group {
      Case("control.label") { Label("Title", systemImage: "star").accessibilityIdentifier("label") }
      Case("control.label-icon") { Label("Title", systemImage: "star").labelStyle(.iconOnly).accessibilityIdentifier("label-icon") }
      Case("control.progress-label") { ProgressView("Loading").accessibilityIdentifier("progress-label") }
      Case("control.progress-value-label") { ProgressView("Loading", value: 0.5).at(0, nil, 300, nil) }
      Case("control.gauge") { Gauge(value: 0.5) { Text("Level") }.accessibilityIdentifier("gauge") }
      Case("control.gauge-circular") { Gauge(value: 0.5) { Text("Level") }.gaugeStyle(.accessoryCircular).at(121, 71, 58, 58) }
      Case("control.gauge-capacity") { Gauge(value: 0.5) { Text("Level") }.gaugeStyle(.accessoryCircularCapacity).at(121, 71, 58, 58) }
      Case("control.date") { DatePicker("Date", selection: $date).at(0, 83, 300, 34) }
      Case("control.date-day") { DatePicker("Date", selection: $date, displayedComponents: .date).labelsHidden().at(nil, 83, nil, 34) }
      Case("control.date-time") { DatePicker("Date", selection: $date, displayedComponents: .hourAndMinute).labelsHidden().at(nil, 83, nil, 34) }
      Case("control.date-graphical") { DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.graphical).accessibilityIdentifier("date-graphical") }
      Case("control.date-wheel") { DatePicker("Date", selection: $date).datePickerStyle(.wheel).labelsHidden().accessibilityIdentifier("date-wheel") }
    }
    Group {
      Case("control.color") { ColorPicker("Colour", selection: $color).at(0, 86, 300, 28) }
      Case("control.color-hidden") { ColorPicker("Colour", selection: $color).labelsHidden().at(136, 86, 28, 28) }
      Case("control.picker") { picker.accessibilityIdentifier("picker") }
      Case("control.picker-wheel") { picker.pickerStyle(.wheel).at(0, -8, 300, 216) }
      Case("control.picker-inline") { picker.pickerStyle(.inline).accessibilityIdentifier("picker-inline") }
      Case("control.menu") { Menu("Menu") { Button("One") {} }.at(nil, nil, nil, 22.1) }
      Case("control.group-box") { GroupBox("Group") { Color.red.frame(width: 50, height: 20).accessibilityIdentifier("group-box-inside") }.accessibilityIdentifier("group-box") }
      Case("control.disclosure") { DisclosureGroup("More") { Text("Inside") }.at(0, nil, 300, 22.1) }
      Case("control.labeled") { LabeledContent("Label", value: "Value").at(0, nil, 300, 22.1) }
      Case("control.link") { Link("Link", destination: URL(string: "https://example.com")!).at(nil, nil, nil, 22.1) }
      Case("control.editor") { TextEditor(text: $words).at(0, 0, 300, 200) }
      Case("control.secure") { SecureField("Secret", text: $words).at(0, nil, 300, 24.1) }
    }
    Group {
      Case("control.button") { Button("Button") {}.at(nil, nil, nil, 22.1) }
      Case("control.button-label") { Button("Button", systemImage: "star") {}.accessibilityIdentifier("button-label") }
      Case("control.button-mini") { Button("Button") {}.buttonStyle(.bordered).controlSize(.mini).accessibilityIdentifier("button-mini") }
      Case("control.button-large") { Button("Button") {}.buttonStyle(.borderedProminent).controlSize(.large).accessibilityIdentifier("button-large") }
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
      Case("control.toggle-button") { Toggle("On", isOn: $isOn).toggleStyle(.button).at(nil, nil, 50, 36.1) }
      Case("control.unavailable") { ContentUnavailableView("Nothing", systemImage: "star").at(0, 0, 300, 200) }
      Case("control.control-group") { ControlGroup { Button("A") {}; Button("B") {} }.accessibilityIdentifier("control-group") }
      Case("control.field-vertical") { TextField("Name", text: $words, axis: .vertical).at(0, nil, 300, 24.1) }
      Case("control.image") { Image(systemName: "star").accessibilityIdentifier("image") }
      Case("control.image-large") { Image(systemName: "star").imageScale(.large).accessibilityIdentifier("image-large") }
      Case("control.edit") { EditButton().accessibilityIdentifier("edit") }
    }
  }

  private var picker: some View {
    Picker("Fruit", selection: $fruit) {
      Text("Apple").tag(1)
      Text("Pear").tag(2)
    }
  }
}

/// Whole screens of the phone.
struct ScreenIdioms: View {
  @State private var isOn = true
  @State private var words = "Words"
  @State private var fruit = 1
  @State private var level = 0.5
  @State private var count = 1

  var body: some View {
    screen("form") {
      Form {
        Section("Header") {
          Text("Text").accessibilityIdentifier("form-text")
          Toggle("Toggle", isOn: $isOn).accessibilityIdentifier("form-toggle")
          Stepper("Stepper", value: $count).accessibilityIdentifier("form-stepper")
          TextField("Field", text: $words).accessibilityIdentifier("form-field")
          Slider(value: $level).accessibilityIdentifier("form-slider")
          Picker("Fruit", selection: $fruit) { Text("Apple").tag(1); Text("Pear").tag(2) }.accessibilityIdentifier("form-picker")
          Button("Button") {}.accessibilityIdentifier("form-button")
          LabeledContent("Label", value: "Value").accessibilityIdentifier("form-labeled")
          Label("Label", systemImage: "star").accessibilityIdentifier("form-label")
          DatePicker("Date", selection: .constant(Date()), displayedComponents: .date).accessibilityIdentifier("form-date")
          ProgressView(value: 0.5).accessibilityIdentifier("form-progress")
        }
        Section {
          Text("Second").accessibilityIdentifier("form-second")
        } header: {
          Text("Second header").accessibilityIdentifier("form-header")
        } footer: {
          Text("Footer").accessibilityIdentifier("form-footer")
        }
      }
    }
    screen("list") {
      NavigationStack {
        List {
          NavigationLink("Link") { Text("Page") }.accessibilityIdentifier("list-link")
          Text("Text").accessibilityIdentifier("list-text")
          VStack(alignment: .leading) { Text("Title").accessibilityIdentifier("list-title"); Text("Sub").font(.caption).accessibilityIdentifier("list-sub") }
          Text("Badge").badge(3).accessibilityIdentifier("list-badge")
          DisclosureGroup("More") { Text("Inside") }.accessibilityIdentifier("list-more")
        }
        .accessibilityIdentifier("list").navigationTitle("Title")
      }
    }
    screen("list-plain") {
      List {
        Section("Header") { Text("Text").accessibilityIdentifier("plain-text"); Text("Text").accessibilityIdentifier("plain-second") }
        Section("Header") { Text("Text").accessibilityIdentifier("plain-third") }
      }
      .listStyle(.plain)
    }
    screen("tabs") {
      TabView {
        Tab("One", systemImage: "star") { Color.red.accessibilityIdentifier("tabs-content") }
        Tab("Two", systemImage: "star") { Color.red }
      }
    }
    screen("toolbar") {
      NavigationStack {
        Color.red.accessibilityIdentifier("toolbar-content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Bottom") {} } }
      }
    }
    screen("search") {
      NavigationStack {
        Color.red.accessibilityIdentifier("search-content").navigationTitle("Title").searchable(text: $words)
      }
    }
  }

  private func screen(_ name: String, @ViewBuilder content: () -> some View) -> some View {
    content().frame(width: 390, height: 844).accessibilityIdentifier("case-screen.\(name)")
  }
}
