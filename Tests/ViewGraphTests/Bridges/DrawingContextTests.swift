import Foundation
import SwiftUITesting
import Testing
import UIKitCore

@testable import SwiftUI

/// What programs draw by Core Graphics' and UIKit's means, as vector graphics.
@MainActor
struct DrawingContextTests {
  private func svg(_ size: CGSize = CGSize(width: 40, height: 20), _ draw: (CGContext) -> Void) -> String {
    let image = UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
    return String(decoding: image.pngData() ?? Data(), as: UTF8.self)
  }

  @Test func aRectangleOfAColour() {
    let text = svg {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(
      text.hasPrefix(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20" preserveAspectRatio="none">"#
      ))
    #expect(text.contains(##"fill="#ff0000""##))
  }

  @Test func anOutlineLiesWhereItWasMade() {
    let text = svg {
      $0.move(to: CGPoint(x: 1, y: 1))
      $0.translateBy(x: 10, y: 0)
      $0.addLine(to: CGPoint(x: 1, y: 1))
      $0.setLineWidth(3)
      $0.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
      $0.strokePath()
    }
    // The line goes from 1 to 11; said in the points of the moved context.
    #expect(text.contains(#"transform="matrix(1 0 0 1 10 0)""#))
    #expect(text.contains(##"stroke="#0000ff80" stroke-width="3""##))
    #expect(text.contains("M-9 1") || text.contains("M-9,1"))
  }

  @Test func whatIsKeptComesBack() {
    let text = svg {
      $0.saveGState()
      $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      $0.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.restoreGState()
      $0.restoreGState()
      $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(text.contains(##"fill="#000000""##))
    #expect(!text.contains("clip-path="))
  }

  @Test func textsMeanNothingButThemselves() {
    let text = svg { _ in
      "a<b & \"c\"\u{1}".draw(at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 10)])
    }
    #expect(text.contains("a&lt;b &amp; &quot;c&quot;<"))
    #expect(text.contains("font-weight:700"))
  }

  @Test func linesBreakWhereTheRectangleEnds() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = svg(CGSize(width: 60, height: 60)) { _ in
      "several words in lines".draw(
        in: CGRect(x: 0, y: 0, width: 60, height: 60),
        withAttributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style])
    }
    #expect(text.components(separatedBy: "<text ").count == 4)
    #expect(text.contains(#"x="30""#) && text.contains(#"text-anchor="middle""#))
  }

  @Test func onePictureAloneKeepsItsBytes() throws {
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
    let dot = try #require(UIImage(data: png))
    let larger = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
      dot.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(larger.pngData() == png)
    #expect(larger.size == CGSize(width: 8, height: 8))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 0)
    dot.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).fill()
    let both = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    let text = String(decoding: both.pngData() ?? Data(), as: UTF8.self)
    #expect(text.contains("data:image/png;base64,iVBORw0K") && text.contains("<path"))
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(larger.cgImage?.cropping(to: CGRect(x: 4, y: 4, width: 20, height: 20))?.width == 4)
    #expect(larger.cgImage?.cropping(to: CGRect(x: 10, y: 0, width: 2, height: 2)) == nil)
  }

  @Test func aCanvasIsDrawnOnByCoreGraphics() async {
    let screen = TestScreen(
      Canvas { context, size in
        context.translateBy(x: 5, y: 0)
        context.withCGContext { $0.fill(CGRect(x: 1, y: 1, width: 2, height: 2)) }
        context.withCGContext { _ in }
      }
      .frame(width: 30, height: 20))
    await screen.settle()
    let steps = screen.nodes { if case .drawing = $0.content { true } else { false } }.compactMap {
      if case .drawing(let content) = $0.content { content.steps } else { nil }
    }.joined()
    #expect(steps.count == 1)
  }

  private final class Ring: UIView {
    var colour = UIColor.green { didSet { setNeedsDisplay() } }
    private(set) var laidOut: [CGSize] = []

    override func draw(_ rect: CGRect) {
      colour.setStroke()
      let path = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2))
      path.lineWidth = 4
      path.stroke()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      laidOut.append(bounds.size)
    }
  }

  private struct Shown: UIViewRepresentable {
    let view: Ring

    func makeUIView(context: Context) -> Ring { view }
    func updateUIView(_ view: Ring, context: Context) {}
  }

  @Test func aViewDrawsItself() async {
    let view = Ring()
    let screen = TestScreen(Shown(view: view).frame(width: 50, height: 30))
    await screen.settle()
    func drawn() -> [String] {
      screen.nodes { if case .image = $0.content { true } else { false } }.compactMap {
        guard case .image(let content) = $0.content, case .data(let data) = content.source else { return nil }
        return String(decoding: data.data, as: UTF8.self)
      }
    }
    #expect(drawn().map { $0.contains("width=\"50\" height=\"30\"") } == [true])
    #expect(drawn().first?.contains("stroke-width=\"4\"") == true)
    #expect(view.laidOut.last == CGSize(width: 50, height: 30))
    let before = drawn()
    view.colour = .blue
    await screen.settle()
    #expect(drawn() != before)
  }
}
