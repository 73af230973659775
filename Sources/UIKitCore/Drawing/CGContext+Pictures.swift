import Foundation
import ViewGraph

/// How far a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
  /// Draws a picture in a rectangle. Core Graphics' pictures stand on their head where the origin is above, as here: turn the context
  /// before, as on Apple's platforms.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    add(image.picture, in: rect)
    restoreGState()
  }

  /// Fills what can be drawn on with a gradient from one point to another.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let place =
      " x1=\"\(start.x.svgText)\" y1=\"\(start.y.svgText)\" x2=\"\(end.x.svgText)\" y2=\"\(end.y.svgText)\""
    paint(gradient, "linearGradient", place, options)
  }

  /// Fills what can be drawn on with a gradient from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let place =
      " fx=\"\(startCenter.x.svgText)\" fy=\"\(startCenter.y.svgText)\" fr=\"\(startRadius.svgText)\""
      + " cx=\"\(endCenter.x.svgText)\" cy=\"\(endCenter.y.svgText)\" r=\"\(endRadius.svgText)\""
    paint(gradient, "radialGradient", place, options)
  }

  private func paint(_ gradient: CGGradient, _ kind: String, _ place: String, _ options: CGGradientDrawingOptions) {
    let id = name()
    let stops = gradient.stops(
      isOpenBefore: !options.contains(.drawsBeforeStartLocation), isOpenAfter: !options.contains(.drawsAfterEndLocation)
    )
    define(
      "<\(kind) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"\(place)"
        + "\(SVGElement.transform(state.transform, "gradientTransform"))>\(stops)</\(kind)>")
    add("<path d=\"\(Path(CGRect(origin: .zero, size: size)).svg)\" fill=\"url(#\(id))\"/>")
  }
}
