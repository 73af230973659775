import SwiftUI

/// What people carry with them: a program that keeps a word in each of the places that a device has for it.
@main
struct Pocket: App {
  var body: some Scene {
    WindowGroup { Pockets() }
  }
}

struct Pockets: View {
  @StateObject private var keeper = Keeper()
  @AppStorage("word") private var word = "nothing"
  @State private var entry = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Word", text: $entry)
      Button("Keep") { keeper.keep(entry) }
      Button("Store") { word = entry }
      ForEach(keeper.places, id: \.name) { place in
        Text("\(place.name): \(place.word)")
      }
      Text("View: \(word)")
    }
    .padding()
  }
}
