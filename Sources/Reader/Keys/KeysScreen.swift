import SwiftUI

/// What the keys do.
struct KeysScreen: View {
  var body: some View {
    List(ReaderKey.allCases) { key in
      HStack {
        Text(key.title)
        Spacer()
        Text(verbatim: key.name)
          .font(.body.monospaced())
          .padding(.horizontal, 8)
          .padding(.vertical, 2)
          .background(Color.gray.opacity(0.2))
          .cornerRadius(4)
      }
    }
    .navigationTitle("Keyboard")
  }
}
