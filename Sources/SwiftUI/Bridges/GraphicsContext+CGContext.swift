import Foundation
import UIKitCore
import ViewGraph

extension GraphicsContext {
  /// Draws on the canvas by Core Graphics' means.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let canvas = clipBoundingRect.applying(transform)
    let drawing = CGContext(size: canvas.size)
    drawing.concatenate(transform)
    try content(drawing)
    guard !drawing.isEmpty else { return }
    var whole = self
    whole.transform = .identity
    whole.draw(Image(uiImage: drawing.picture(scale: 1)), in: canvas)
  }
}
