import SwiftUI
import Farm

struct ContentView: View {
  @State private var names: [String] = []
  var body: some View {
    VStack {
      Image(systemName: "globe").imageScale(.large).foregroundColor(.accentColor)
      Text("Hello, world!")
      #if PLAYING
        Text("playing")
      #endif
      Text(Farm.animals)
      Text(word).foregroundStyle(Color("leaf"))
      Text(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "?")
    }
  }
  var word: String {
    Bundle.main.url(forResource: "word", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      ?? "no word"
  }
}
