import SwiftUI

/// What a search is called in the browser's history: its words; nil while there are none.
func searchTitle(_ words: String) -> Text? {
  let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
  return words.isEmpty ? nil : Text(verbatim: words)
}

extension View {
  /// Lets the reader search by a field in the page's bar, which takes the focus when its key is pressed.
  /// - Parameters:
  ///   - text: What is searched for, a hundred characters at most.
  ///   - prompt: What the field says while it is empty.
  ///   - takesFocus: Whether it has the focus from the start; not by default.
  func searching(_ text: Binding<String>, prompt: LocalizedStringKey, takesFocus: Bool = false) -> some View {
    modifier(SearchByKey(text: text, prompt: prompt, takesFocus: takesFocus))
  }
}

private struct SearchByKey: ViewModifier {
  @Binding var text: String
  let prompt: LocalizedStringKey
  let takesFocus: Bool
  @FocusState private var isFocused: Bool

  /// Characters beyond which nothing is searched for, and nothing is kept.
  private static let longest = 100

  func body(content: Content) -> some View {
    content
      .searchable(text: $text, prompt: prompt)
      .searchFocused($isFocused)
      .background { KeyCommand(.search) { isFocused = true } }
      .onAppear { if takesFocus { isFocused = true } }
      .onChange(of: text) { _, words in
        if words.count > Self.longest { text = String(words.prefix(Self.longest)) }
      }
  }
}
