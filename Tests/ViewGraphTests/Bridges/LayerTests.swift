import SwiftUITesting
import Testing
import UIKitCore

@testable import SwiftUI
@testable import ViewGraph

/// What layers of views inside representables paint.
@MainActor
struct LayerTests {
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private struct Shown: UIViewRepresentable {
    let make: () -> UIView

    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func shapes(_ view: UIView) -> [ShapeContent] {
    TestHost(Shown { view }).nodes.compactMap { if case .shape(let shape) = $0.content { shape } else { nil } }
  }

  @Test func aViewsOwnLayerMayBeAGradient() throws {
    let view = GradientView()
    let layer = try #require(view.layer as? CAGradientLayer)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    #expect(shapes(view).contains { String(describing: $0.fill).contains("radient") })
  }

  @Test func layersShowPaths() {
    let view = UIView()
    let shape = CAShapeLayer()
    shape.path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 3
    view.layer.addSublayer(shape)
    #expect(shapes(view).contains { $0.stroke != nil && $0.strokeStyle.lineWidth == 3 })
    shape.removeFromSuperlayer()
    #expect(view.layer.sublayers == [])
  }

  @Test func aButtonOpensItsMenu() throws {
    var done: [String] = []
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "Copy") { done.append($0.title) },
      UIMenu(options: .displayInline, children: [UIAction(title: "Gone", attributes: .hidden) { _ in }]),
    ])
    let screen = TestScreen(Shown { button })
    #expect(screen.texts.contains("More"))
    #expect(!screen.texts.contains("Gone"))
    try screen.tap("Copy")
    #expect(done == ["Copy"])
  }

  @Test func colorLiteralsAreColors() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color.cgColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor)
  }

  @Test func animatorsChangeAndSaySo() throws {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { log.append("changed") }
    animator.addCompletion { log.append("\($0)") }
    let screen = TestScreen(Button("Go") { animator.startAnimation() })
    try screen.tap("Go")
    #expect(log == ["changed"])
    screen.advance(by: 1.1)
    #expect(log == ["changed", "end"])
  }

  @Test func anAnimationThatBeginsItselfAgainReturns() throws {
    let dot = UIView()
    var count = 0
    func pulse() {
      count += 1
      UIView.animate(withDuration: 0.5) {
        dot.alpha = dot.alpha == 1 ? 0.2 : 1
      } completion: { _ in
        pulse()
      }
    }
    let screen = TestScreen(Button("Go") { pulse() })
    try screen.tap("Go")
    #expect(count == 1)
    screen.advance(by: 1.2)
    #expect(count == 3)
  }

  @Test func responderClassesThatSenseTouchesAreKnown() {
    final class Paper: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    final class Pad: UIView {}
    #expect(TouchSense.slot != nil)
    #expect(TouchSense.overrides(Paper.self))
    #expect(!TouchSense.overrides(Pad.self))
    #expect(!TouchSense.overrides(UILabel.self))
  }

  @Test func layersTellWhenTheirAnimationIsOver() throws {
    let layer = CAShapeLayer()
    let view = UIView()
    view.layer.addSublayer(layer)
    var log: [String] = []
    let screen = TestScreen(
      VStack {
        Shown { view }
        Button("Go") {
          CATransaction.begin()
          CATransaction.setCompletionBlock { log.append("over") }
          let close = CABasicAnimation(keyPath: "strokeEnd")
          (close.fromValue, close.toValue, close.duration) = (0, 1, 1)
          layer.add(close, forKey: "close")
          CATransaction.commit()
        }
      })
    try screen.tap("Go")
    #expect(layer.animationKeys() == ["close"])
    #expect(log.isEmpty)
    screen.advance(by: 1.5)
    #expect(layer.animationKeys() == nil)
    #expect(log == ["over"])
  }
}
