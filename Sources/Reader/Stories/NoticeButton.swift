import SwiftUI

/// Says quietly that there is something new, above what is read: nothing moves until the reader wants to see it.
struct NoticeButton: View {
  private let title: LocalizedStringKey
  private let action: @MainActor () -> Void

  init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      Label(title, systemImage: "arrow.up")
        .font(.subheadline.weight(.semibold))
    }
    .buttonStyle(.borderedProminent)
    .buttonBorderShape(.capsule)
    .shadow(radius: 4)
    .padding(.vertical, 6)
  }
}
