import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor
struct HostedEdgesTests {
  private struct Card: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      view.backgroundColor = .white
      view.addSubview(UILabel())
      view.layer.cornerRadius = 12
      view.layer.borderWidth = 2
      view.layer.borderColor = UIColor.red.cgColor
      view.layer.shadowOpacity = 0.5
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test func cornersEdgesAndShadowAreShown() {
    let screen = TestScreen(Card())
    let modifiers = screen.nodes { _ in true }.flatMap(\.modifiers)
    #expect(modifiers.contains { if case .clip = $0 { true } else { false } })
    #expect(modifiers.contains { if case .shadow = $0 { true } else { false } })
    let shapes = screen.nodes { if case .shape = $0.content { true } else { false } }
    #expect(!shapes.isEmpty)
  }
}
