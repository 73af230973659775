import SwiftUI
import UIKit

struct SettingsSheet: View {
  @Binding var isPresented: Bool
  @AppStorage("fontSize") var fontSize = 17.0
  @AppStorage("accent") var accent = 0
  @State private var date = Date()
  @State private var action = false
  var body: some View {
    NavigationView {
      Form {
        Section {
          Slider(
            value: $fontSize, in: 12...30, step: 1, minimumValueLabel: Text("A").font(.caption),
            maximumValueLabel: Text("A").font(.title)
          ) { Text("Size") }
          Text("The quick brown fox").font(.system(size: CGFloat(fontSize)))
        }
        Section(header: Text("Colour")) {
          Picker("Accent", selection: $accent) {
            Text("Blue").tag(0); Text("Red").tag(1); Text("Green").tag(2)
          }.pickerStyle(WheelPickerStyle()).frame(height: 120).clipped()
        }
        Section { DatePicker("Remind", selection: $date, in: Date()...).datePickerStyle(GraphicalDatePickerStyle()) }
        Button("More") { action = true }
      }
      .actionSheet(isPresented: $action) {
        ActionSheet(
          title: Text("Choose"), message: Text("One"),
          buttons: [.default(Text("First")), .destructive(Text("Second")), .cancel()])
      }
      .navigationBarTitle("Settings", displayMode: .inline)
      .navigationBarItems(trailing: Button("Done") { isPresented = false }.font(.headline))
    }
  }
}

struct NotesList_Previews: PreviewProvider {
  static var previews: some View { NotesList().environmentObject(Store(initial: AppState(), reducer: appReducer)) }
}
