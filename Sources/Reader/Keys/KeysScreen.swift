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

/// A key that does something wherever no text is being typed: a section's number, or help.
enum ReaderKey: CaseIterable, Identifiable, Hashable, Sendable {
  case section(ReaderSection)
  case help

  static let allCases = ReaderSection.allCases.map(ReaderKey.section) + [.help]

  var id: Self { self }

  /// What is written on the key.
  var name: String {
    switch self {
    case .section(let section): String(section.number)
    case .help: "?"
    }
  }

  var equivalent: KeyEquivalent { KeyEquivalent(Character(name)) }

  var title: LocalizedStringKey {
    switch self {
    case .section(let section): section.title
    case .help: "Show the keys"
    }
  }
}

/// Does something when a key is pressed; takes no space and is not seen.
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
      .hidden()
  }
}
