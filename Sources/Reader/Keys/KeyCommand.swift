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

/// Opens a page when the key for a search is pressed; takes no space and is not seen.
struct SearchKey<Route: Hashable>: View {
  let route: Route

  var body: some View {
    NavigationLink(ReaderKey.search.title, value: route)
      .keyboardShortcut(ReaderKey.search.shortcut)
      .frame(width: 0, height: 0)
      .hidden()
  }
}
