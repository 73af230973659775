import SwiftUI

/// Shapes of the program's that go beyond their frames: in a colour, a gradient, and with a shadow.
struct BeyondRow: View {
  private let gradient = LinearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom)

  var body: some View {
    VStack(spacing: 0) {
      Flag().fill(.red).frame(width: 60, height: 40).frame(width: 120, height: 80).accessibilityIdentifier("colour")
      Flag().fill(gradient).frame(width: 60, height: 40).frame(width: 120, height: 80)
        .accessibilityIdentifier("gradient")
      Flag().fill(gradient).frame(width: 60, height: 40).shadow(radius: 1).frame(width: 120, height: 80)
        .accessibilityIdentifier("shadow")
    }
    .background(.white)
  }

  private struct Flag: Shape {
    func path(in rect: CGRect) -> Path { Path(rect.offsetBy(dx: 20, dy: 10)) }
  }
}

/// Buttons as wide as the widest, by a layout of the program's own.
struct EqualRow: View {
  @State private var isLong = false

  var body: some View {
    EqualWidths {
      button(isLong ? "Cats and dogs" : "Cat") { isLong.toggle() }.accessibilityIdentifier("equal 1")
      button("Goldfish") {}.accessibilityIdentifier("equal 2")
    }
  }

  private func button(_ title: String, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) { Text(title).frame(maxWidth: .infinity) }.buttonStyle(.bordered)
  }
}

private struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let largest = largest(subviews)
    let count = CGFloat(subviews.count)
    return CGSize(width: largest.width * count + 8 * (count - 1), height: largest.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let largest = largest(subviews)
    var x = bounds.minX
    for view in subviews {
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(largest))
      x += largest.width + 8
    }
  }

  private func largest(_ subviews: Subviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
}
