import SwiftUI

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
      .keyboardShortcut(key.shortcut)
      .frame(width: 0, height: 0)
      .hidden()
  }
}
