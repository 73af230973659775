import SwiftUI

/// Animations that go with a value, with all changes, and with none.
struct AnimationsPage: View {
  @State private var isMoved = false
  @State private var isTinted = false

  var body: some View {
    VStack(spacing: 20) {
      Button("Move") { isMoved.toggle() }
      Button("Tint") { isTinted.toggle() }
      box("with the value").animation(.linear(duration: 4), value: isMoved)
      box("with the other").animation(.linear(duration: 4), value: isTinted)
      box("without")
      box("disabled").transaction { $0.animation = nil }.animation(.linear(duration: 4), value: isMoved)
    }
  }

  /// What is in it moves, not it itself.
  private func box(_ name: String) -> some View {
    HStack {
      Text(name)
      Circle().fill(isTinted ? .red : .blue).frame(width: 30, height: 30).offset(x: isMoved ? 100 : 0)
        .accessibilityLabel("Ball \(name)")
    }
    .frame(width: 300, alignment: .leading)
  }
}
