import UIKitCore
import ViewGraph

extension UIView {
  /// How the view is turned, scaled and moved, around its middle.
  public var transform: CGAffineTransform {
    get { transformation as? CGAffineTransform ?? .identity }
    set { transformation = newValue }
  }
}

/// Shows a view's corners, the line along its edges and its shadow.
struct HostedEdges: ViewModifier {
  let layer: CALayer
  var isShown = true

  func body(content: Content) -> some View {
    if !isShown || (layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.shadowOpacity == 0) {
      content
    } else {
      content
        .clipShape(edge)
        .overlay { edge.strokeBorder(line, lineWidth: layer.borderWidth) }
        .shadow(
          color: shadow.opacity(Double(layer.shadowOpacity)), radius: layer.shadowRadius, x: layer.shadowOffset.width,
          y: layer.shadowOffset.height)
    }
  }

  private var line: Color { layer.borderColor.map { Color(cgColor: $0) } ?? .black }
  private var shadow: Color { layer.shadowColor.map { Color(cgColor: $0) } ?? .black }

  private var edge: UnevenRoundedRectangle {
    let (corners, radius) = (layer.maskedCorners, layer.cornerRadius)
    return UnevenRoundedRectangle(
      topLeadingRadius: corners.contains(.layerMinXMinYCorner) ? radius : 0,
      bottomLeadingRadius: corners.contains(.layerMinXMaxYCorner) ? radius : 0,
      bottomTrailingRadius: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
      topTrailingRadius: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
      style: layer.cornerCurve == .continuous ? .continuous : .circular)
  }
}
