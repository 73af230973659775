import UIKitCore
import ViewGraph

/// What views for entering text have in common: the focus, which they are told of and may ask for, and buttons above the
/// keyboard.
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
      .modifier(HostedAccessory(items: isFocused ? (view.inputAccessoryView as? UIToolbar)?.items ?? [] : []))
  }

  /// Follows what the program wishes.
  private func hear() {
    if let isWished = view.focusWish.take() { isFocused = isWished }
  }
}

/// The buttons of a bar above the keyboard.
private struct HostedAccessory: ViewModifier {
  let items: [UIBarButtonItem]

  @ViewBuilder func body(content: Content) -> some View {
    content.toolbar {
      if !items.isEmpty {
        ToolbarItemGroup(placement: .keyboard) {
          ForEach(items, id: \.self) { HostedBarButton(item: $0) }
        }
      }
    }
  }
}
