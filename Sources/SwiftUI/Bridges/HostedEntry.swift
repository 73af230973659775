import UIKitCore
import ViewGraph

/// What views for entering text have in common: the focus, which they are told of and may ask for.
struct HostedEntry<Entry: TextEntering>: ViewModifier {
  let view: Entry
  let focus: (Bool) -> Void
  @FocusState private var isFocused: Bool

  init(view: Entry, focus: @escaping (Bool) -> Void) {
    self.view = view
    self.focus = focus
  }

  func body(content: Content) -> some View {
    let changes = view.revision.count
    content
      .focused($isFocused)
      .onChange(of: isFocused) { _, hasFocus in focus(hasFocus) }
      .onChange(of: changes) { hear() }
      .onAppear { hear() }
  }

  /// Follows what the program wishes.
  private func hear() {
    if let isWished = view.focusWish.take() { isFocused = isWished }
  }
}
