import SwiftUI

private let r = Color.red

/// Controls in rows and columns, beside boxes and spacers.
struct RowIdioms: View {
  @State private var isOn = true
  @State private var words = ""
  @State private var level = 0.5
  @State private var count = 1

  var body: some View {
    Group {
      Case("row.toggle-hidden") {
        HStack {
          c(20, 20).at(0, 90, 20, 20)
          Spacer()
          Toggle("On", isOn: $isOn).labelsHidden().at(234, 85, 66, 30)
        }
      }
      Case("row.toggle") {
        HStack {
          Toggle("On", isOn: $isOn).at(0, 85, 252, 30)
          c(40, 20).at(260, 90, 40, 20)
        }
      }
      Case("row.slider") {
        HStack {
          Slider(value: $level).at(0, 84.5, 252, 31)
          c(40, 20).at(260, 90, 40, 20)
        }
      }
      Case("row.column") {
        VStack(spacing: 10) {
          Toggle("On", isOn: $isOn).at(0, 36.5, 300, 30)
          Slider(value: $level).at(0, 76.5, 300, 31)
          Stepper("Count", value: $count).at(0, 117.5, 300, 32)
          ProgressView(value: level).at(0, 159.5, 300, 4)
        }
      }
      Case("row.progress-labels") {
        ProgressView(value: level) {
          c(30, 10).at(0, 82, 30, 10)
        } currentValueLabel: {
          c(20, 10).at(0, 108, 20, 10)
        }
        .at(0, 82, 300, 36)
      }
      Case("row.progress") {
        HStack(spacing: 0) {
          ProgressView(value: level).at(0, 98, 200, 4)
          c(100, 20).at(200, 90, 100, 20)
        }
      }
      Case("row.stepper") {
        HStack {
          Spacer()
          Stepper("Count", value: $count).labelsHidden().at(206, 84, 94, 32)
        }
      }
      Case("row.segments") {
        HStack {
          Picker("Pick", selection: $count) {
            Text("A").tag(1)
            Text("B").tag(2)
          }
          .pickerStyle(.segmented).at(0, 84.5, 252, 31)
          c(40, 20).at(260, 90, 40, 20)
        }
      }
      Case("row.field") {
        HStack {
          TextField("Name", text: $words).textFieldStyle(.roundedBorder).at(0, 83, 252, 34)
          c(40, 20).at(260, 90, 40, 20)
        }
      }
      Case("row.field-framed") { TextField("Name", text: $words).frame(width: 120).at(90, nil, 120, 24.1) }
    }
    Group {
      Case("row.labeled") {
        LabeledContent {
          c(30, 30).at(270, 85, 30, 30)
        } label: {
          Text("A").at(0, nil, nil, 22.1)
        }
      }
      Case("row.menu") {
        Menu {
          Button("A") {}
        } label: {
          c(40, 20).at(130, 90, 40, 20)
        }.at(130, 90, 40, 20)
      }
      Case("row.link") { Link(destination: URL(filePath: "/")) { c(40, 20) }.at(130, 90, 40, 20) }
      Case("row.slider-framed") { Slider(value: $level).frame(width: 100).at(100, 84.5, 100, 31) }
      Case("row.stepper-fixed") { Stepper("", value: $count).labelsHidden().padding(10).at(93, 74, 114, 52) }
      Case("row.toggles") {
        VStack {
          Toggle("On", isOn: $isOn).at(0, 66, 300, 30)
          Toggle("Off", isOn: $isOn).at(0, 104, 300, 30)
        }
      }
    }
    Group {
      Case("row.toggle-fixed") { Toggle(isOn: $isOn) { c(30, 20) }.fixedSize().at(nil, 85, nil, 30) }
      Case("row.spinner") {
        HStack {
          ProgressView().at(116, 90, 20, 20)
          c(40, 20).at(144, 90, 40, 20)
        }
      }
      Case("row.field-over") {
        VStack {
          TextField("Name", text: $words).textFieldStyle(.roundedBorder).at(0, 62, 300, 34)
          SecureField("Secret", text: $words).textFieldStyle(.roundedBorder).at(0, 104, 300, 34)
        }
      }
      Case("row.gauge") { Gauge(value: 0.5) { Text("A") }.gaugeStyle(.accessoryLinearCapacity).at(0, nil, 300, nil) }
      Case("row.links") { NavigationStack { NavigationLink(value: 1) { c(40, 20) }.at(130, 90, 40, 20) } }
    }
  }
}
