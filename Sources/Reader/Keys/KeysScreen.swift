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

/// A key that does something wherever no text is being typed.
enum ReaderKey: String, CaseIterable, Identifiable, Sendable {
  case next = "j"
  case previous = "k"
  case open = "o"
  case search = "/"
  case help = "?"

  var id: Self { self }

  /// What is written on the key.
  var name: String { rawValue }

  var equivalent: KeyEquivalent { KeyEquivalent(Character(rawValue)) }

  var title: LocalizedStringKey {
    switch self {
    case .next: "Next"
    case .previous: "Previous"
    case .open: "Open"
    case .search: "Search"
    case .help: "Show the keys"
    }
  }
}

/// Does something when a key is pressed; takes no space.
struct KeyCommand: View {
  private let key: ReaderKey
  private let action: @MainActor () -> Void

  init(_ key: ReaderKey, action: @escaping @MainActor () -> Void) {
    self.key = key
    self.action = action
  }

  var body: some View {
    Button(key.title, action: action)
      .keyboardShortcut(key.equivalent, modifiers: [])
      .frame(width: 0, height: 0)
      .opacity(0)
      .accessibilityHidden(true)
  }
}
