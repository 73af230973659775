import Foundation
import SwiftUI

/// Code that fails: it traps on what is typed and on a page, and holds up the main thread.
struct TrapsPage: View {
  @State private var text = ""
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        TextField("Text", text: $text)
        Text("Letters left: \(Letters(text).left)")
        Button("Count \(count)") { count += 1 }
        Button("Hold up") { Thread.sleep(forTimeInterval: 0.6) }
        NavigationLink("Cliff", value: "cliff")
      }
      .padding()
      .navigationTitle("Start")
      .navigationDestination(for: String.self) { Text("Letters left: \(Letters($0).left)") }
    }
  }
}

/// Five letters at most, as somebody thought.
private struct Letters {
  let left: Int

  init(_ text: String) {
    precondition(text.count < 5 && text != "trap", "a program's mistake")
    left = 5 - text.count
  }
}
