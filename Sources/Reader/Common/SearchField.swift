import SwiftUI

/// What a search is called in the browser's history: its words; nil while there are none.
func searchTitle(_ words: String) -> Text? {
  let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
  return words.isEmpty ? nil : Text(verbatim: words)
}

/// A field for words to search.
struct SearchField: View {
  let prompt: LocalizedStringKey
  @Binding var text: String
  private let takesFocus: Bool
  @FocusState private var isFocused: Bool

  /// Characters beyond which nothing is searched for, and nothing is kept.
  private static let longest = 100

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
          isFocused = true
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
    .onChange(of: text) { _, words in
      if words.count > Self.longest { text = String(words.prefix(Self.longest)) }
    }
  }
}
