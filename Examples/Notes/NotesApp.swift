import Combine
import SwiftUI
import UIKit

@main
struct NotesApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
  @StateObject var store = Store(initial: AppState(), reducer: appReducer)
  var body: some Scene {
    WindowGroup {
      NotesList().environmentObject(store)
    }
    .commands { CommandMenu("Notes") { Button("New") { store.send(.add) }.keyboardShortcut("n") } }
  }
}

class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UINavigationBar.appearance().tintColor = .systemTeal
    UITableView.appearance().backgroundColor = .clear
    return true
  }
}
