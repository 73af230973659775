import SwiftUI

/// A large title and a search field with nothing else in the bar, and tokens.
struct SearchPage: View {
  struct Kind: Identifiable, Hashable {
    let name: String
    var id: String { name }
  }

  @State private var text = ""
  @State private var kinds: [Kind] = []
  @State private var suggested = ["Fruit", "Roots"].map(Kind.init)
  private let plants = [
    ("Apple", "Fruit"), ("Pear", "Fruit"), ("Beetroot", "Roots"), ("Carrot", "Roots"), ("Lettuce", "Leaves"),
  ]

  private var found: [String] {
    plants.filter { name, kind in
      (text.isEmpty || name.localizedStandardContains(text)) && (kinds.isEmpty || kinds.contains { $0.name == kind })
    }.map(\.0)
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(found, id: \.self) { Text($0) }
        ForEach(0..<30) { Text("Row \($0)") }
      }
      .navigationTitle("Garden")
      .searchable(text: $text, tokens: $kinds, suggestedTokens: $suggested, prompt: "Plants") { Text($0.name) }
    }
  }
}
