import Foundation
import ViewGraph

/// The contexts that are drawn in on a thread, the last in use.
enum DrawingStack {
  static var contexts: [CGContext] {
    get { Thread.current.threadDictionary["newsreel.drawing"] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary["newsreel.drawing"] = newValue }
  }

  /// Draws in a context.
  static func with(_ context: CGContext, _ draw: () throws -> Void) rethrows {
    contexts.append(context)
    defer { contexts.removeLast() }
    try draw()
  }
}

/// Where is drawn now; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.contexts.last }

/// Draws in a context until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { DrawingStack.contexts.append(context) }

/// Draws in the context before.
public func UIGraphicsPopContext() { _ = DrawingStack.contexts.popLast() }

/// Begins a picture of a size in points.
/// - Partly: `opaque` and `scale` are not used: what is drawn is sharp in any size.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsPushContext(CGContext(size: size))
}

/// Begins a picture of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsPushContext(CGContext(size: size)) }

/// The picture of what has been drawn; nil outside of drawing.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext()?.picture(scale: 1)
}

/// Ends a picture.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle in the colour that is set.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws the inner edge of a rectangle in the colour that is set, a point wide.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Draws inside of a rectangle alone from now on.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Fills in the colour from now on.
  public func setFill() { UIGraphicsGetCurrentContext()?.state.fill = Ink(self) }
  /// Draws lines in the colour from now on.
  public func setStroke() { UIGraphicsGetCurrentContext()?.state.stroke = Ink(self) }
  /// Fills and draws lines in the colour from now on.
  public func set() {
    setFill()
    setStroke()
  }
}
