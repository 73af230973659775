import Foundation

extension Color {
  /// A colour as it is in given surroundings: linear components in extended sRGB.
  @frozen public struct Resolved: Hashable, Sendable, Codable, CustomStringConvertible {
    public var linearRed: Float
    /// Green in linear light.
    public var linearGreen: Float
    /// Blue in linear light.
    public var linearBlue: Float
    /// 0 is transparent, 1 opaque.
    public var opacity: Float

    /// Makes a colour from components between 0 and 1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let linear = ColorMath.linear(colorSpace, Double(red), Double(green), Double(blue))
      linearRed = Float(linear.0)
      linearGreen = Float(linear.1)
      linearBlue = Float(linear.2)
      self.opacity = opacity
    }

    /// Red in sRGB.
    public var red: Float {
      get { Float(ColorMath.encode(Double(linearRed))) }
      set { linearRed = Float(ColorMath.decode(Double(newValue))) }
    }

    /// Green in sRGB.
    public var green: Float {
      get { Float(ColorMath.encode(Double(linearGreen))) }
      set { linearGreen = Float(ColorMath.decode(Double(newValue))) }
    }

    /// Blue in sRGB.
    public var blue: Float {
      get { Float(ColorMath.encode(Double(linearBlue))) }
      set { linearBlue = Float(ColorMath.decode(Double(newValue))) }
    }

    /// The components in hexadecimal digits: #RRGGBBAA.
    public var description: String {
      let bytes = [red, green, blue, opacity].map { Int(saturating: Double(min(max($0, 0), 1) * 255).rounded()) }
      return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
  }

  /// Makes a colour that is the same in all surroundings.
  public init(_ resolved: Resolved) {
    self.init(
      .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen),
      blue: Double(resolved.linearBlue), opacity: Double(resolved.opacity))
  }

  /// The colour in given surroundings.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolve(in: environment.colorScheme)
  }

  /// The colour in light or dark surroundings.
  package func resolve(in scheme: ColorScheme) -> Resolved {
    switch storage {
    case .named(let name):
      if name == .accent, let accent = Color.programAccent, accent != self { return accent.resolve(in: scheme) }
      let value = name.components(in: scheme)
      return Resolved(
        red: Float(value.red) / 255, green: Float(value.green) / 255, blue: Float(value.blue) / 255,
        opacity: Float(value.opacity))
    case .rgb(let space, let red, let green, let blue, let opacity):
      return Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    case .opacity(let color, let opacity):
      var resolved = color.resolve(in: scheme)
      resolved.opacity *= Float(opacity)
      return resolved
    case .dynamic(let light, let dark):
      return (scheme == .dark ? dark : light).resolve(in: scheme)
    case .mix(let one, let other, let fraction, let space):
      return ColorMath.mix(one.resolve(in: scheme), other.resolve(in: scheme), fraction, space)
    }
  }
}
