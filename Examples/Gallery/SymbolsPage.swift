import SwiftUI

/// Views drawn by a canvas: over and under paths, turned, stretched, faded and in a layer.
struct SymbolsPage: View {
  @State private var count = 3

  var body: some View {
    VStack {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.gray.opacity(0.2)))
        guard let star = context.resolveSymbol(id: "star"), let card = context.resolveSymbol(id: "card") else { return }
        for index in 0..<count { context.draw(star, at: CGPoint(x: 30 + 60 * CGFloat(index), y: 30)) }
        context.fill(Path(CGRect(x: 20, y: 25, width: 20, height: 10)), with: .color(.red))
        context.fill(
          Path(CGRect(x: 0, y: 250, width: 300, height: 50)),
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 100, y: 0), endPoint: CGPoint(x: 200, y: 0)))
        context.draw(card, at: CGPoint(x: 20, y: 80), anchor: .topLeading)
        context.draw(card, in: CGRect(x: 20, y: 140, width: 2 * card.size.width, height: 2 * card.size.height))
        var turned = context
        turned.translateBy(x: 250, y: 120)
        turned.rotate(by: .degrees(90))
        turned.opacity = 0.5
        turned.draw(star, at: .zero)
        context.drawLayer { layer in
          layer.translateBy(x: 250, y: 200)
          layer.draw(star, at: .zero)
        }
      } symbols: {
        Color.blue.frame(width: 40, height: 20).tag("star")
        Text("A card").padding().border(.green).tag("card")
      }
      .frame(width: 300, height: 300)
      Button("More") { count += 1 }
      Button("Fewer") { count -= 1 }
    }
  }
}
