import SwiftUI

@main
struct GardenApp: App {
  @State private var beds = Beds()

  var body: some Scene {
    WindowGroup {
      BedList()
        .environment(beds)
    }
  }
}
