import SwiftUI
import UIKit

struct FilledButtonStyle: ButtonStyle {
  var color = Color.accentColor

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.vertical, 12)
      .frame(minWidth: 0, maxWidth: .infinity)
      .background(RoundedRectangle(cornerRadius: 12, style: .continuous).foregroundColor(color))
      .foregroundColor(.white)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.2))
  }
}

struct CardModifier: ViewModifier {
  @Environment(\.colorScheme) var colorScheme

  func body(content: Content) -> some View {
    content
      .padding()
      .background(colorScheme == .dark ? Color(UIColor.secondarySystemBackground) : Color.white)
      .cornerRadius(16)
      .shadow(color: Color.black.opacity(0.15), radius: 8, x: 0, y: 4)
  }
}

extension View {
  func card() -> some View { modifier(CardModifier()) }

  func eraseToAnyView() -> AnyView { AnyView(self) }

  @ViewBuilder func hidden(_ isHidden: Bool) -> some View {
    if isHidden { self.hidden() } else { self }
  }
}

struct Badge: View {
  let count: Int

  var body: some View {
    ZStack {
      Circle().foregroundColor(.red)
      Text("\(count)")
        .foregroundColor(.white)
        .font(Font.system(size: 12))
    }
    .frame(width: 20, height: 20)
    .opacity(count == 0 ? 0 : 1)
  }
}
