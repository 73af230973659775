import SwiftUI

struct Preferences: View {
  @AppStorage("name") private var name = ""
  @AppStorage("portions") private var portions = 2
  @AppStorage("reminds") private var reminds = false
  @State private var colorIndex = 0
  @State private var showsAlert = false
  @State private var password = ""
  private let colors = ["Red", "Green", "Blue"]

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("You")) {
          TextField("Your name", text: $name)
          SecureField("Password", text: $password)
          Stepper("Portions: \(portions)", value: $portions, in: 1...8)
        }
        Section {
          Toggle("Remind me", isOn: $reminds.animation())
          if reminds {
            Picker(selection: $colorIndex, label: Text("Colour")) {
              ForEach(0..<colors.count) { Text(self.colors[$0]) }
            }
            Text("Colour of the sign").foregroundColor([Color.red, .green, .blue][colorIndex])
          }
        }
        Section {
          Button("Forget all") { self.showsAlert = true }
            .foregroundColor(.red)
            .alert(isPresented: $showsAlert) {
              Alert(
                title: Text("Forget all?"), message: nil,
                primaryButton: .destructive(Text("Forget")) { self.name = "" }, secondaryButton: .cancel(Text("Keep")))
            }
        }
      }
      .navigationBarTitle("Settings")
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
