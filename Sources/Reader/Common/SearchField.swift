import SwiftUI

/// A field for words to search.
struct SearchField: View {
  let prompt: LocalizedStringKey
  @Binding var text: String
  private let takesFocus: Bool
  @FocusState private var isFocused: Bool

  /// Makes a field, which takes the focus when its key is pressed.
  /// - Parameter takesFocus: Whether it has the focus from the start; not by default.
  init(_ prompt: LocalizedStringKey, text: Binding<String>, takesFocus: Bool = false) {
    self.prompt = prompt
    _text = text
    self.takesFocus = takesFocus
  }

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "magnifyingglass")
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      TextField(prompt, text: $text)
        .autocorrectionDisabled()
        .submitLabel(.search)
        .focused($isFocused)
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          Image(systemName: "xmark.circle.fill")
            .foregroundColor(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear the search")
      }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 8)
    .background(Color.gray.opacity(0.15))
    .cornerRadius(10)
    .background { KeyCommand(.search) { isFocused = true } }
    .onAppear { if takesFocus { isFocused = true } }
  }
}
