import PlantKit
import SwiftUI

extension EnvironmentValues {
  @Entry var season = "spring"
}

struct BedList: View {
  @Environment(Beds.self) private var beds
  @Environment(\.season) private var season
  @State private var name = ""

  var body: some View {
    NavigationStack {
      List {
        Section("New") {
          TextField("Name", text: $name)
          Button("Sow") {
            beds.sow(name)
            name = ""
          }
          .disabled(name.isEmpty)
        }
        Section {
          ForEach(beds.plants) { PlantRow(plant: $0) }
        } header: {
          Text("\(beds.plants.count) plants")
        } footer: {
          Text(verbatim: "\(season): \(beds.recipe)")
        }
        #if os(iOS)
          Label("Flowers", image: .flower)
            .foregroundStyle(.leafGreen)
        #endif
      }
      .navigationTitle("Garden")
      .tint(Color(.Beds.herb))
    }
  }
}

#Preview {
  BedList().environment(Beds())
}

#Preview("Turned", traits: .landscapeLeft) {
  BedList().environment(Beds())
}

#Preview("Alone", traits: .sizeThatFitsLayout) {
  Text(verbatim: "rows of beds")
}

// Names that Xcode gives by itself today: those of the program count.
extension Color {
  static let leafGreen = Color("leaf-green")
}

extension UIColor {
  static let leafGreen = UIColor(named: "leaf-green")
}
