/// How a picture is mixed with what lies behind it.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case plusDarker, plusLighter
  /// Draws the view where something lies below it: what stands before it in the nearest stack, overlay or background. In a canvas it is
  /// drawn as it is.
  case sourceAtop
  /// Draws the view behind what lies below it in the nearest stack or overlay. In a canvas it is drawn as it is.
  case destinationOver
  /// Cuts the view out of what lies below it in its `compositingGroup()` or mask. In a canvas nothing is drawn in this mode.
  case destinationOut

  /// The mode by the name that CSS gives it.
  package var name: String {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusDarker: "plus-darker"
    case .plusLighter: "plus-lighter"
    case .destinationOut: "destination-out"
    case .sourceAtop: "source-atop"
    case .destinationOver: "destination-over"
    }
  }
}
