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

  @Test func animatorsChangeAndSaySo() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { log.append("changed") }
    animator.addCompletion { log.append("\($0)") }
    animator.startAnimation()
    #expect(log == ["changed", "end"])
  }
}
