import SwiftUI

struct SettingsView: View {
  @Binding var showCompleted: Bool
  @EnvironmentObject var store: HabitStore
  @AppStorage("name") private var name = ""
  @AppStorage("theme") private var theme = "System"
  @AppStorage("volume") private var volume = 0.5
  @State private var confirmReset = false
  @State private var exportText = ""

  var body: some View {
    NavigationView {
      Form {
        Section("Profile") {
          HStack {
            Image(systemName: "person.crop.circle.fill").resizable().frame(width: 48, height: 48).foregroundColor(.gray)
            TextField("Your name", text: $name).textContentType(.name)
          }
        }
        Section {
          Toggle(isOn: $showCompleted) { Label("Show completed", systemImage: "checkmark.circle") }
          Picker(selection: $theme, label: Label("Theme", systemImage: "paintbrush")) {
            ForEach(["System", "Light", "Dark"], id: \.self) { Text($0) }
          }
          HStack {
            Image(systemName: "speaker.fill")
            Slider(value: $volume, in: 0...1) { Text("Volume") }
            Image(systemName: "speaker.wave.3.fill")
          }
          Link(destination: URL(string: "https://example.com")!) { Label("Website", systemImage: "safari") }
        } header: {
          Text("Preferences")
        } footer: {
          Text("Volume: \(Int(volume * 100)) %")
        }
        Section {
          Button("Reset all data", role: .destructive) { confirmReset = true }
            .confirmationDialog("Reset everything?", isPresented: $confirmReset, titleVisibility: .visible) {
              Button("Reset", role: .destructive) { store.habits = Habit.samples }
              Button("Cancel", role: .cancel) {}
            }
        }
        Section("About") {
          LabeledContent(
            "Version", value: Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0")
          NavigationLink("Acknowledgements") {
            Text("Thanks to everyone.").padding().navigationTitle("Thanks")
          }
        }
      }
      .navigationTitle("Settings")
    }
  }
}
