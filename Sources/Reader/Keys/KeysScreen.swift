import SwiftUI

/// What the keys do.
struct KeysScreen: View {
  var body: some View {
    List {
      ForEach(ReaderKey.allCases) { key in row(key.title, key.name) }
      // The platform's own.
      row("Bring the list up to date", "r")
    }
    .navigationTitle("Keyboard")
  }

  private func row(_ title: LocalizedStringKey, _ name: String) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(verbatim: name)
        .font(.body.monospaced())
        .padding(.horizontal, 8)
        .padding(.vertical, 2)
        .background(Color.gray.opacity(0.2))
        .cornerRadius(4)
    }
  }
}
