import SwiftUI

/// Says why a list is empty, and what can be done about it.
struct EmptyNotice: View {
  let symbol: String
  let title: LocalizedStringKey
  let message: Text
  var retry: (@MainActor () -> Void)?

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: symbol)
        .font(.largeTitle)
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      Text(title)
        .font(.headline)
      message
        .font(.subheadline)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
      if let retry {
        Button("Try again", action: retry)
          .buttonStyle(.borderedProminent)
      }
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
