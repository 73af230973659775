import Foundation
import ViewGraph

/// How lines are drawn.
struct CGLineStyle {
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dash: [CGFloat] = []
  var dashPhase: CGFloat = 0
}

extension CGContext {
  /// How points of the program become points of the picture.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves what is drawn from now on.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  /// Makes larger what is drawn from now on.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Turns what is drawn from now on, by radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Changes what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  /// Fills with a colour from now on.
  public func setFillColor(_ color: CGColor) { state.fill = Ink(color) }
  /// Fills with a colour from now on.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Ink(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Fills with a grey from now on.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Draws lines in a colour from now on.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Ink(color) }
  /// Draws lines in a colour from now on.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Ink(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Draws lines in a grey from now on.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Draws lines so wide from now on; 1 by default.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// Ends lines so from now on.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  /// Joins lines so from now on.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  /// Cuts sharp corners beyond so many line widths; 10 by default.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Draws lines in dashes from now on; no lengths is a whole line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dash, state.line.dashPhase) = (lengths, phase)
  }

  /// Draws so opaque from now on, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Mixes what is drawn with what is there so from now on.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Draws with a shadow from now on; nil is without.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      // The radius of Core Graphics is twice the deviation that style sheets take.
      "drop-shadow(\(offset.width.svgText)px \(offset.height.svgText)px \((blur / 2).svgText)px \(Ink($0).css))"
    }
  }
  /// Draws with a shadow from now on: black, a third opaque.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Smooths edges, as browsers do in any case.
  /// - Partly: browsers smooth edges in any case.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Smooths edges, as browsers do in any case.
  /// - Partly: browsers smooth edges in any case.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}
