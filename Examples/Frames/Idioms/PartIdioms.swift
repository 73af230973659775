import SwiftUI

/// Controls whose parts are boxes.
struct PartIdioms: View {
  @State private var isOn = true
  @State private var words = "A"
  @State private var count = 1
  @State private var level = 0.5
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    Group {
      Case("part.toggle") { Toggle(isOn: $isOn) { c(60, 20).at(0, 90, 60, 20) }.at(0, 85, 300, 30) }
      Case("part.toggle-tall") { Toggle(isOn: $isOn) { c(60, 50).at(0, 75, 60, 50) }.at(0, 75, 300, 50) }
      Case("part.stepper") { Stepper(value: $count) { c(60, 20).at(0, 90, 60, 20) }.at(0, 84, 300, 32) }
      Case("part.toggles") {
        HStack(spacing: 10) {
          Toggle("A", isOn: $isOn).labelsHidden().at(79, 85, 66, 30)
          Toggle("A", isOn: $isOn).labelsHidden().at(155, 85, 66, 30)
        }
      }
      Case("part.toggle-padded") { Toggle("A", isOn: $isOn).at(20, 85, 260, 30).padding(.horizontal, 20) }
      Case("part.slider-steps") { Slider(value: $level, in: 0...1, step: 0.1).at(0, 84.5, 300, 31) }
      Case("part.field-row") {
        HStack(spacing: 8) {
          c(40, 20).at(0, 90, 40, 20)
          TextField("A", text: $words).textFieldStyle(.roundedBorder).at(48, 83, 252, 34)
        }
      }
      Case("part.fields") {
        HStack(spacing: 10) {
          TextField("A", text: $words).textFieldStyle(.roundedBorder).at(0, 83, 145, 34)
          TextField("B", text: $words).textFieldStyle(.roundedBorder).at(155, 83, 145, 34)
        }
      }
      Case("part.date-row") {
        HStack(spacing: 0) {
          c(40, 20).at(0, 90, 40, 20)
          Spacer()
          DatePicker("A", selection: $date, displayedComponents: .date).labelsHidden().at(nil, 83, nil, 34)
        }
      }
      Case("part.spinner-large") { ProgressView().controlSize(.large).at(131.5, 81.5, 37, 37) }
      Case("part.bar-framed") { ProgressView(value: 0.5).frame(width: 120).at(90, 98, 120, 4) }
      Case("part.bars") {
        VStack(spacing: 10) {
          ProgressView(value: 0.5).at(0, 91, 300, 4)
          ProgressView(value: 0.2).at(0, 105, 300, 4)
        }
      }
      Case("part.button-sizes") {
        VStack(spacing: 0) {
          bordered.controlSize(.small).at(115, 44.75, 70, 26.5)
          bordered.controlSize(.regular).at(111, 71.25, 78, 34)
          bordered.buttonStyle(.borderedProminent).controlSize(.large).at(101, 105.25, 98, 50)
        }
      }
      Case("part.own-button") {
        Button {
        } label: {
          c(60, 20)
        }
        .buttonStyle(Wide()).at(0, 80, 300, 40)
      }
    }
  }

  private var bordered: some View {
    Button {
    } label: {
      c(50, 20)
    }
    .buttonStyle(.bordered)
  }
}

/// A button as wide as there is room.
private struct Wide: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(maxWidth: .infinity).padding(.vertical, 10).background(.yellow)
  }
}
