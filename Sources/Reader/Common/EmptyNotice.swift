import SwiftUI

/// Says why a list is empty, and what can be done about it.
struct EmptyNotice: View {
  let symbol: String
  let title: LocalizedStringKey
  let message: Text
  var action: Action?

  /// What the reader can do.
  struct Action {
    let title: LocalizedStringKey
    let perform: @MainActor () -> Void

    init(_ title: LocalizedStringKey, _ perform: @escaping @MainActor () -> Void) {
      self.title = title
      self.perform = perform
    }
  }

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
      if let action {
        Button(action.title, action: action.perform)
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
      }
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
