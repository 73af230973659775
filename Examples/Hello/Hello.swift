import SwiftUI

@main
struct Hello: App {
  var body: some Scene {
    WindowGroup { Greeting() }
  }
}

struct Greeting: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Your name", text: $name)
      Text(name.isEmpty ? "Who are you?" : "Hello, \(name)!")
    }
    .padding()
  }
}
