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
  }
}
