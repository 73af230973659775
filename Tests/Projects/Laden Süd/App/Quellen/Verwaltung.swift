import SwiftUI

@main
struct Verwaltung: App {
  var body: some Scene { WindowGroup { Text("Verwaltung") } }
}
