import SwiftUI

/// A field for words to search.
struct SearchField: View {
  let prompt: LocalizedStringKey
  @Binding var text: String

  init(_ prompt: LocalizedStringKey, text: Binding<String>) {
    self.prompt = prompt
    _text = text
  }

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "magnifyingglass")
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      TextField(prompt, text: $text)
        .autocorrectionDisabled()
        .submitLabel(.search)
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
  }
}
