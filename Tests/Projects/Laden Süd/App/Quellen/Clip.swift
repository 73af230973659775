import SwiftUI

@main
struct Clip: App {
  var body: some Scene { WindowGroup { Text("Clip") } }
}
