import SwiftUI

@main
struct HabitTrackerApp: App {
  @StateObject private var store = HabitStore()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(store)
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { store.save() }
    }
  }
}
