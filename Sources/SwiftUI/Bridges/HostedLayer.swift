import Foundation
import UIKitCore
import ViewGraph

/// What a layer and the layers in it paint, as large as there is room where the program says no size.
struct HostedLayer: View {
  let layer: CALayer
  /// True for the layer of a view, whose edges the view shows.
  var isOfView = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      paint
      ForEach(layer.sublayers ?? [], id: \.self) { inner in
        let size = inner.frame.size
        HostedLayer(layer: inner)
          .frame(width: size == .zero ? nil : size.width, height: size == .zero ? nil : size.height)
          .offset(x: inner.frame.minX, y: inner.frame.minY)
      }
    }
    .modifier(HostedEdges(layer: layer, isShown: !isOfView))
    .opacity(layer.isHidden ? 0 : Double(layer.opacity))
    .allowsHitTesting(false)
  }

  @ViewBuilder private var paint: some View {
    if let color = layer.backgroundColor { Color(cgColor: color) }
    if let layer = layer as? CAGradientLayer { Rectangle().fill(shading(layer)) }
    if let layer = layer as? CAShapeLayer, let path = layer.path {
      if let color = layer.fillColor { Path(path).fill(Color(cgColor: color)) }
      if let color = layer.strokeColor {
        Path(path).trim(from: layer.strokeStart, to: layer.strokeEnd).stroke(Color(cgColor: color), style: layer.style)
      }
    }
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
