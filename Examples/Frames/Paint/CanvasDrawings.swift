import SwiftUI

private let red = Ink.red
private let blue = Ink.blue

/// What canvases draw: gradients at points, areas cut by several paths, and views.
struct CanvasDrawings: View {
  private let colors = Gradient(colors: [Ink.red, Ink.blue])
  private let all = Path(CGRect(x: 10, y: 10, width: 100, height: 100))

  var body: some View {
    canvas("canvas-linear") { context in
      context.fill(
        all, with: .linearGradient(colors, startPoint: CGPoint(x: 40, y: 0), endPoint: CGPoint(x: 80, y: 20)))
    }
    canvas("canvas-mirror") { context in
      context.fill(
        all,
        with: .linearGradient(
          colors, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 35, y: 0), options: .mirror))
    }
    canvas("canvas-radial") { context in
      context.fill(
        all, with: .radialGradient(colors, center: CGPoint(x: 40, y: 50), startRadius: 10, endRadius: 40))
    }
    canvas("canvas-clips") { context in
      context.clip(to: Path(CGRect(x: 20, y: 20, width: 60, height: 60)))
      context.clip(to: Path(CGRect(x: 40, y: 40, width: 60, height: 60)))
      context.fill(all, with: .color(red))
    }
    canvas("canvas-clip-inverse") { context in
      context.clip(to: Path(ellipseIn: CGRect(x: 30, y: 30, width: 60, height: 60)), options: .inverse)
      context.fill(all, with: .color(red))
    }
    canvas("canvas-threshold") { context in
      // What is blurred ends in its own place again: where half of it is left. The filter that is added last works first.
      context.addFilter(.alphaThreshold(min: 0.5, color: blue))
      context.addFilter(.blur(radius: 4))
      context.fill(Path(CGRect(x: 20, y: 0, width: 80, height: 120)), with: .color(red))
    }
    canvas("canvas-multiply") { context in
      context.addFilter(.colorMultiply(Color(red: 0, green: 0, blue: 1)))
      context.fill(Path(CGRect(x: 20, y: 20, width: 80, height: 80)), with: .color(.white))
    }
    canvas("canvas-layer-clip") { context in
      context.clipToLayer { layer in
        layer.fill(Path(ellipseIn: CGRect(x: 30, y: 30, width: 60, height: 60)), with: .color(.black))
      }
      context.fill(all, with: .color(red))
    }
    canvas("canvas-layer-clip-inverse") { context in
      context.clipToLayer(options: .inverse) { layer in
        layer.fill(Path(ellipseIn: CGRect(x: 30, y: 30, width: 60, height: 60)), with: .color(.black))
      }
      context.fill(all, with: .color(red))
    }
    canvas("canvas-symbols") { context in
      guard let symbol = context.resolveSymbol(id: 1) else { return }
      context.draw(symbol, at: CGPoint(x: 30, y: 30))
      context.fill(Path(CGRect(x: 25, y: 25, width: 10, height: 10)), with: .color(blue))
      context.draw(symbol, in: CGRect(x: 60, y: 20, width: 40, height: 20))
      var turned = context
      turned.translateBy(x: 60, y: 80)
      turned.rotate(by: .degrees(90))
      turned.draw(symbol, at: .zero)
      context.clip(to: Path(CGRect(x: 80, y: 60, width: 10, height: 40)))
      context.draw(symbol, at: CGPoint(x: 90, y: 80))
    }
  }

  private func canvas(_ name: String, draw: @escaping (inout GraphicsContext) -> Void) -> some View {
    Drawing(name) {
      Canvas { context, _ in
        draw(&context)
      } symbols: {
        red.frame(width: 30, height: 15).tag(1)
      }
    }
  }
}
