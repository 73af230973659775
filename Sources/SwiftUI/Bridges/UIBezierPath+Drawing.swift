import Foundation
import UIKitCore

extension UIBezierPath {
  /// Fills the outline in the colour that is set.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the outline in the colour that is set, so opaque, mixed with what is there.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { fill() } }

  /// Draws the outline as a line in the colour that is set.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Draws the outline as a line in the colour that is set, so opaque, mixed with what is there.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { stroke() } }

  /// Draws inside of the outline alone from now on.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }
}
