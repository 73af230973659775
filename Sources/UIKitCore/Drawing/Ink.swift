import Foundation
import ViewGraph

/// A colour as vector graphics have it.
struct Ink: Equatable, Sendable {
  let css: String

  static let black = Ink(red: 0, green: 0, blue: 0, alpha: 1)

  /// Of parts between 0 and 1.
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func part(_ value: CGFloat) -> String {
      let byte = Int((min(max(value.isFinite ? value : 0, 0), 1) * 255).rounded())
      let hex = String(byte, radix: 16)
      return hex.count < 2 ? "0" + hex : hex
    }
    css = "#" + part(red) + part(green) + part(blue) + (alpha < 1 ? part(alpha) : "")
  }

  init(_ color: CGColor) {
    let parts = color.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  init(_ color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// How what is drawn is mixed with what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity
  /// These ask for the dots that are there, which a drawing in vectors does not have: as `normal`, but for the last.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter

  /// The name in style sheets; nil for the usual.
  var css: String? {
    switch self {
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn: nil
    case .destinationOut, .destinationAtop, .xor, .plusDarker: nil
    case .plusLighter: "plus-lighter"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    default: "\(self)"
    }
  }
}

extension CGFloat {
  /// The number in vector graphics, with at most three decimals; 0 where it is not finite.
  var svgText: String {
    guard isFinite, magnitude < 1e9 else { return "0" }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(Double(rounded))"
  }
}
