import Foundation

/// The views that a canvas can draw, by their tags.
struct CanvasSymbols {
  private var byTag: [AnyHashable: GraphicsContext.ResolvedSymbol] = [:]

  @MainActor
  init(_ outputs: Outputs, _ told: [Int: CGSize], _ environment: EnvironmentValues) {
    for (index, item) in outputs.items.enumerated() {
      guard let tag = item.traits[TagTrait.self] ?? item.traits[IdentityTrait.self], byTag[tag] == nil else { continue }
      let size = told[index] ?? TextEstimate.size(of: item.display, in: environment)
      byTag[tag] = GraphicsContext.ResolvedSymbol(index: index, size: size)
    }
  }

  subscript(tag: AnyHashable) -> GraphicsContext.ResolvedSymbol? { byTag[tag] }
}

extension GraphicsContext {
  /// A view that has been prepared.
  public struct ResolvedSymbol {
    let index: Int
    /// Points: about the size of the view until the browser has told it.
    public let size: CGSize
  }

  /// Prepares the view among the canvas's symbols that has a tag; nil where none has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    storage.symbols?[AnyHashable(id)]
  }

  /// Draws a view at its own size, with its `anchor` at a point.
  /// - Partly: paths given to `clip` cut it by the non-zero rule.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    draw(
      symbol,
      in: CGRect(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
    )
  }

  /// Draws a view stretched to a rectangle.
  /// - Partly: paths given to `clip` cut it by the non-zero rule.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    add(.symbol(symbol.index, size: symbol.size, in: rect))
  }
}
