import Foundation
import UIKitCore
import ViewGraph

/// Lets the animations of a layer go on, and tells what they make of its properties.
struct HostedMotions<Content: View>: View {
  let layer: CALayer
  @ViewBuilder let content: ([String: Any]) -> Content
  /// At which of its values each animation is; those without an entry are yet to begin.
  @State private var places: [Int: Int] = [:]

  init(layer: CALayer, @ViewBuilder content: @escaping ([String: Any]) -> Content) {
    self.layer = layer
    self.content = content
  }

  var body: some View {
    let _ = layer.revision.count
    let running = layer.running
    content(moved(running))
      .onChange(of: running.map(\.serial), initial: true) { _, serials in
        let known = Set(serials)
        places = places.filter { known.contains($0.key) }
        for one in running where places[one.serial] == nil { begin(one) }
      }
  }

  private func moved(_ running: [CALayer.Running]) -> [String: Any] {
    var moved: [String: Any] = [:]
    for one in running {
      for track in one.animation.tracks {
        let value = track.values[min(places[one.serial] ?? 0, track.values.count - 1)]
        moved[track.keyPath] = value ?? layer.value(of: track.keyPath)
      }
    }
    return moved
  }

  private func begin(_ one: CALayer.Running) {
    places[one.serial] = 0
    one.animation.delegate?.animationDidStart(one.animation)
    let delay = one.animation.beginTime > 0 ? max(one.animation.beginTime - CACurrentMediaTime(), 0) : 0
    step(one, delay: delay, round: 0)
  }

  /// Goes on to the next value, and further when that is reached.
  private func step(_ one: CALayer.Running, delay: TimeInterval, round: Float) {
    let place = places[one.serial] ?? 0
    let tracks = one.animation.tracks
    guard let track = tracks.max(by: { $0.values.count < $1.values.count }) else { return layer.finish(one.serial) }
    let length = track.lengths.indices.contains(place) ? track.lengths[place] : one.animation.length
    let count = one.animation.repeatCount
    let isPlain = track.values.count == 2
    var animation = track.animation(length).delay(delay)
    if isPlain, count == .infinity || one.animation.repeatDuration == .infinity {
      animation = animation.repeatForever(autoreverses: one.animation.autoreverses)
    } else if isPlain, count > 1 || one.animation.autoreverses {
      animation = animation.repeatCount(
        max(Int(count), 1) * (one.animation.autoreverses ? 2 : 1), autoreverses: one.animation.autoreverses)
    }
    withAnimation(animation) {
      places[one.serial] = place + 1
    } completion: {
      guard layer.running.contains(where: { $0.serial == one.serial }) else { return }
      if place + 2 < track.values.count {
        step(one, delay: 0, round: round)
      } else if !isPlain, round + 1 < count {
        places[one.serial] = 0
        step(one, delay: 0, round: round + 1)
      } else {
        layer.finish(one.serial)
      }
    }
  }
}

extension CAAnimation.Track {
  /// How a value is reached.
  @MainActor fileprivate func animation(_ length: TimeInterval) -> Animation {
    if let spring {
      return .interpolatingSpring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    }
    guard let points = timing?.points else { return .linear(duration: length) }
    return .timingCurve(points.x1, points.y1, points.x2, points.y2, duration: length)
  }
}

extension CALayer {
  /// What the layer has of a property that an animation moves.
  fileprivate func value(of keyPath: String) -> Any? {
    let shape = self as? CAShapeLayer
    switch keyPath {
    case "strokeStart": return shape?.strokeStart
    case "strokeEnd": return shape?.strokeEnd
    case "lineWidth": return shape?.lineWidth
    case "strokeColor": return shape?.strokeColor
    case "fillColor": return shape?.fillColor
    case "backgroundColor": return backgroundColor
    case "opacity": return Double(opacity)
    case "position": return position
    case "position.x": return position.x
    case "position.y": return position.y
    case "transform.scale", "transform.scale.x", "transform.scale.y", "transform.scale.xy": return 1.0
    default: return 0.0
    }
  }
}

/// Turns, scales, moves and fades what a layer shows as its animations say.
struct HostedMotion: ViewModifier {
  let moved: [String: Any]
  let layer: CALayer

  @ViewBuilder func body(content: Content) -> some View {
    // Layers that no animation has moved are most of them: they have no boxes for it.
    if layer.hasMoved { motion(content) } else { content }
  }

  private func motion(_ content: Content) -> some View {
    let scale = number("transform.scale") ?? number("transform.scale.xy") ?? 1
    let aside = number("transform.rotation.y") ?? 0
    let over = number("transform.rotation.x") ?? 0
    return
      content
      .scaleEffect(x: number("transform.scale.x") ?? scale, y: number("transform.scale.y") ?? scale)
      .rotationEffect(.radians(number("transform.rotation") ?? number("transform.rotation.z") ?? 0))
      .rotation3DEffect(.radians(aside), axis: (x: 0, y: 1, z: 0), perspective: 0)
      .rotation3DEffect(.radians(over), axis: (x: 1, y: 0, z: 0), perspective: 0)
      .offset(
        x: (number("transform.translation.x") ?? 0) + shift(\.x, "position.x"),
        y: (number("transform.translation.y") ?? 0) + shift(\.y, "position.y")
      )
      .opacity(number("opacity") ?? 1)
  }

  private func number(_ key: String) -> CGFloat? { CALayer.number(moved[key]).map { CGFloat($0) } }

  /// How far the layer is from where it stands.
  private func shift(_ part: KeyPath<CGPoint, CGFloat>, _ key: String) -> CGFloat {
    if let place = number(key) { return place - layer.position[keyPath: part] }
    let point = moved["position"] as? CGPoint ?? (moved["position"] as? NSValue)?.cgPointValue
    return point.map { $0[keyPath: part] - layer.position[keyPath: part] } ?? 0
  }
}

/// Shows something through the paint of a layer.
struct HostedMask: ViewModifier {
  let mask: CALayer?

  @ViewBuilder func body(content: Content) -> some View {
    if let mask {
      let size = mask.frame.size
      content.mask(alignment: .topLeading) {
        HostedLayer(layer: mask)
          .frame(width: size == .zero ? nil : size.width, height: size == .zero ? nil : size.height)
          .offset(x: mask.frame.minX, y: mask.frame.minY)
      }
    } else {
      content
    }
  }
}
