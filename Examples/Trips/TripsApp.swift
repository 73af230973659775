import SwiftData
import SwiftUI

@main
struct TripsApp: App {
  var body: some Scene {
    WindowGroup {
      TripsList()
    }
    .modelContainer(for: Trip.self)
  }
}
