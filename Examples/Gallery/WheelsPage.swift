import SwiftUI

/// Wheels that are turned: one alone, two side by side, and one of pictures with words.
struct WheelsPage: View {
  @State private var servings = 2
  @State private var hours = 1
  @State private var minutes = 30
  @State private var sign = "sun.max"

  var body: some View {
    ScrollView {
      VStack {
        Text("\(servings) of \(hours):\(minutes) \(sign)").accessibilityIdentifier("chosen")
        Button("Eleven") { servings = 11 }
        Picker("Servings", selection: $servings) { ForEach(1..<13) { Text("\($0)").tag($0) } }
          .pickerStyle(.wheel)
        HStack {
          Picker("Hours", selection: $hours) { ForEach(0..<24) { Text("\($0) h").tag($0) } }
            .pickerStyle(.wheel).frame(width: 120).clipped()
          Picker("Minutes", selection: $minutes) { ForEach(0..<60) { Text("\($0) min").tag($0) } }
            .pickerStyle(.wheel).frame(width: 120).clipped()
        }
        Picker("Sign", selection: $sign) {
          ForEach(["sun.max", "cloud", "moon"], id: \.self) { name in
            HStack {
              Image(systemName: name)
              Text(name)
            }
          }
        }
        .pickerStyle(.wheel).disabled(servings == 12)
      }
    }
    .refreshable { servings = 0 }
  }
}
