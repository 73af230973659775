import Foundation

/// Conversions between colour spaces.
enum ColorMath {
  /// From linear light to the sRGB curve.
  static func encode(_ value: Double) -> Double {
    let magnitude = abs(value)
    let encoded = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }

  /// From the sRGB curve to linear light.
  static func decode(_ value: Double) -> Double {
    let magnitude = abs(value)
    let decoded = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -decoded : decoded
  }

  static func linear(
    _ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double
  ) -> (Double, Double, Double) {
    switch space {
    case .sRGB: return (decode(red), decode(green), decode(blue))
    case .sRGBLinear: return (red, green, blue)
    case .displayP3:
      let (r, g, b) = (decode(red), decode(green), decode(blue))
      return (
        1.2249401 * r - 0.2249402 * g, -0.0420569 * r + 1.0420571 * g,
        -0.0196376 * r - 0.0786361 * g + 1.0982735 * b
      )
    }
  }

  /// A mixture of two colours, in linear light or in Oklab.
  static func mix(
    _ one: Color.Resolved, _ other: Color.Resolved, _ fraction: Double, _ space: Gradient.ColorSpace
  ) -> Color.Resolved {
    let amount = Float(fraction)
    func between(_ a: Float, _ b: Float) -> Float { a + (b - a) * amount }
    let opacity = between(one.opacity, other.opacity)
    guard space == .perceptual else {
      return Color.Resolved(
        red: between(one.red, other.red), green: between(one.green, other.green), blue: between(one.blue, other.blue),
        opacity: opacity)
    }
    let (a, b) = (oklab(one), oklab(other))
    let mixed = (a.0 + (b.0 - a.0) * fraction, a.1 + (b.1 - a.1) * fraction, a.2 + (b.2 - a.2) * fraction)
    let rgb = linear(oklab: mixed)
    return Color.Resolved(
      colorSpace: .sRGBLinear, red: Float(rgb.0), green: Float(rgb.1), blue: Float(rgb.2), opacity: opacity)
  }

  private static func oklab(_ color: Color.Resolved) -> (Double, Double, Double) {
    let (r, g, b) = (Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  private static func linear(oklab: (Double, Double, Double)) -> (Double, Double, Double) {
    let l = pow(oklab.0 + 0.3963377774 * oklab.1 + 0.2158037573 * oklab.2, 3)
    let m = pow(oklab.0 - 0.1055613458 * oklab.1 - 0.0638541728 * oklab.2, 3)
    let s = pow(oklab.0 - 0.0894841775 * oklab.1 - 1.2914855480 * oklab.2, 3)
    return (
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    )
  }
}
