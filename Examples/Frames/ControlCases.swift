import SwiftUI

struct ControlCases: View {
  @State private var fruit = "Apple"
  @State private var count = 1
  @State private var isOn = true
  @State private var level = 0.5

  var body: some View {
    Case("picker") {
      Picker("Fruit", selection: $fruit) {
        Text("Apple").tag("Apple")
        Text("Pear").tag("Pear")
      }
      .probe("a")
    }
    Case("segments") {
      Picker("Fruit", selection: $fruit) {
        Text("Apple").tag("Apple")
        Text("Pear").tag("Pear")
      }
      .pickerStyle(.segmented).probe("a")
    }
    Case("stepper") { Stepper("Count", value: $count).labelsHidden().probe("a") }
    Case("stepper-labelled") { Stepper("Count", value: $count).probe("a") }
    Case("toggle") { Toggle("On", isOn: $isOn).labelsHidden().probe("a") }
    Case("toggle-labelled") { Toggle("On", isOn: $isOn).probe("a") }
    Case("slider") { Slider(value: $level).probe("a") }
    Case("progress-linear") { ProgressView().progressViewStyle(.linear).probe("a") }
    Case("progress-value") { ProgressView(value: 0.3).probe("a") }
    Case("progress-circular") { ProgressView().probe("a") }
    Case("field") { TextField("Name", text: $fruit).textFieldStyle(.roundedBorder).probe("a") }
    Case("field-plain") { TextField("Name", text: $fruit).probe("a") }
    Case("button-bordered") { button.buttonStyle(.bordered).probe("a") }
    Case("button-prominent") { button.buttonStyle(.borderedProminent).probe("a") }
    Case("button-small") { button.buttonStyle(.bordered).controlSize(.small).probe("a") }
    Case("button-mini") { button.buttonStyle(.bordered).controlSize(.mini).probe("a") }
    Case("button-large") { button.buttonStyle(.bordered).controlSize(.large).probe("a") }
    Case("button-plain") { button.buttonStyle(.plain).probe("a") }
    Case("list-inset") {
      List {
        c(50, 24.5).probe("a"); c(50, 24.5).probe("b")
      }
    }
    Case("list-sections") {
      List {
        Section { c(50, 24.5).probe("a") }
        Section { c(50, 24.5).probe("b") }
      }
    }
    Case("list-plain") { List { c(50, 30).probe("a") }.listStyle(.plain) }
    Case("list-titled") {
      NavigationStack { List { c(50, 24.5).probe("a") }.probe("b").navigationTitle("Title") }
    }
    Case("list-inline") {
      NavigationStack {
        List { c(50, 24.5).probe("a") }.probe("b").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  private var button: some View {
    Button {
    } label: {
      c(50, 20)
    }
  }
}
