import SwiftUI
import TheCatAPI

/// What the reader thinks of a cat: a thumb up, a thumb down, or neither.
struct VoteButtons: View {
  let image: CatImage
  @EnvironmentObject private var votes: CatMarks<Int>

  var body: some View {
    HStack(spacing: 12) {
      button(1, symbol: "hand.thumbsup", label: "I like this cat")
      button(-1, symbol: "hand.thumbsdown", label: "I do not like this cat")
    }
  }

  private func button(_ value: Int, symbol: String, label: LocalizedStringKey) -> some View {
    let isChosen = votes.value(of: image.id) == value
    return Button {
      votes.set(isChosen ? nil : value, on: image.id, url: image.url)
    } label: {
      Image(systemName: isChosen ? symbol + ".fill" : symbol)
        .font(.title2)
        .frame(width: 46, height: 46)
        .background(isChosen ? Color.accentColor.opacity(0.2) : Color.gray.opacity(0.15))
        .clipShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
    .accessibilityAddTraits(isChosen ? [.isToggle, .isSelected] : .isToggle)
  }
}
