import Foundation
import UIKitCore
import ViewGraph

/// What a layer and the layers in it paint, as large as there is room where the program says no size.
struct HostedLayer: View {
  let layer: CALayer
  /// True for the layer of a view, whose edges the view shows.
  var isOfView = false

  var body: some View {
    let _ = layer.revision.count
    HostedMotions(layer: layer) { moved in
      ZStack(alignment: .topLeading) {
        Color.clear
        paint(moved)
        ForEach((layer.sublayers ?? []).sorted { $0.zPosition < $1.zPosition }, id: \.self) { inner in
          let size = inner.frame.size
          HostedLayer(layer: inner)
            .frame(width: size == .zero ? nil : size.width, height: size == .zero ? nil : size.height)
            .offset(x: inner.frame.minX, y: inner.frame.minY)
        }
      }
      .modifier(HostedEdges(layer: layer, isShown: !isOfView))
      .modifier(HostedMask(mask: isOfView ? nil : layer.mask))
      .opacity(layer.isHidden ? 0 : Double(layer.opacity))
      .modifier(HostedMotion(moved: isOfView ? [:] : moved, layer: layer))
    }
    .allowsHitTesting(false)
  }

  @ViewBuilder private func paint(_ moved: [String: Any]) -> some View {
    if let color = color(moved, "backgroundColor") ?? layer.backgroundColor { Color(cgColor: color) }
    if let layer = layer as? CAGradientLayer { Rectangle().fill(shading(layer)) }
    if let layer = layer as? CAShapeLayer, let path = layer.path {
      if let color = color(moved, "fillColor") ?? layer.fillColor {
        Path(path).fill(Color(cgColor: color), style: FillStyle(eoFill: layer.fillRule == .evenOdd))
      }
      if let color = color(moved, "strokeColor") ?? layer.strokeColor {
        let (start, end) = (CALayer.number(moved["strokeStart"]), CALayer.number(moved["strokeEnd"]))
        Path(path)
          .trim(from: start.map { CGFloat($0) } ?? layer.strokeStart, to: end.map { CGFloat($0) } ?? layer.strokeEnd)
          .stroke(Color(cgColor: color), style: style(layer, CALayer.number(moved["lineWidth"])))
      }
    }
  }

  private func color(_ moved: [String: Any], _ key: String) -> CGColor? {
    (moved[key] as? UIColor)?.cgColor ?? moved[key] as? CGColor
  }

  private func style(_ layer: CAShapeLayer, _ width: Double?) -> StrokeStyle {
    var style = layer.style
    if let width { style.lineWidth = CGFloat(width) }
    return style
  }

  private func shading(_ layer: CAGradientLayer) -> AnyShapeStyle {
    let start = UnitPoint(x: layer.startPoint.x, y: layer.startPoint.y)
    let end = UnitPoint(x: layer.endPoint.x, y: layer.endPoint.y)
    switch layer.type {
    case .radial:
      return AnyShapeStyle(
        EllipticalGradient(
          gradient: layer.gradient, center: start, startRadiusFraction: 0,
          endRadiusFraction: max(abs(end.x - start.x), abs(end.y - start.y))))
    case .conic:
      return AnyShapeStyle(
        AngularGradient(
          gradient: layer.gradient, center: start, angle: .radians(atan2(end.y - start.y, end.x - start.x))))
    default: return AnyShapeStyle(LinearGradient(gradient: layer.gradient, startPoint: start, endPoint: end))
    }
  }
}

extension CALayer {
  /// True where the layer paints something.
  var paints: Bool {
    backgroundColor != nil || self is CAGradientLayer || self is CAShapeLayer || !(sublayers ?? []).isEmpty
  }
}
