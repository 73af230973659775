import Foundation

extension TransitionSpec.Phase {
  /// This phase and another at the same time.
  func combined(with other: TransitionSpec.Phase) -> TransitionSpec.Phase {
    var phase = TransitionSpec.Phase(
      opacity: opacity * other.opacity, scale: scale * other.scale, x: x + other.x, y: y + other.y,
      edge: other.edge ?? edge)
    phase.anchor = other.scale == 1 ? anchor : other.anchor
    phase.rotation = rotation + other.rotation
    phase.blur = max(blur, other.blur)
    phase.animation = other.animation ?? animation
    return phase
  }

  /// The phase with what a view looks like added: what moves of the modifiers on it and on the boxes around it.
  func adding(lookOf display: DisplayNode) -> TransitionSpec.Phase {
    var phase = self
    for modifier in display.modifiers {
      var part = TransitionSpec.Phase()
      switch modifier {
      case .opacity(let opacity): part.opacity = opacity
      case .scale(let size, let anchor):
        part.scale = Double(size.width == 1 ? size.height : size.width)
        part.anchor = anchor
      case .offset(let offset):
        part.x = Double(offset.width)
        part.y = Double(offset.height)
      case .rotation(let angle, _): part.rotation = angle
      case .blur(let radius): part.blur = Double(radius)
      default: continue
      }
      phase = phase.combined(with: part)
    }
    guard display.children.count == 1, let inner = display.children.first else { return phase }
    return phase.adding(lookOf: inner)
  }
}
