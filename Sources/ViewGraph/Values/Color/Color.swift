import Foundation

/// A colour, fixed or adapting to light and dark.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// How a colour is described, for renderers.
  public indirect enum Storage: Hashable, Sendable {
    /// A colour of the platform.
    case named(SystemColor)
    /// Components from 0 to 1 (beyond that in extended ranges) in a colour space.
    case rgb(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    /// Another colour with its opacity multiplied.
    case opacity(Color, Double)
    /// One colour in light surroundings, another in dark ones.
    case dynamic(light: Color, dark: Color)
    /// A mixture: `fraction` of the second colour.
    case mix(Color, Color, fraction: Double, space: Gradient.ColorSpace)
  }

  /// The meaning of red, green and blue.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// How the colour is described, for renderers.
  public let storage: Storage

  /// Makes a colour from its description.
  public init(storage: Storage) {
    self.storage = storage
  }

  /// Makes a colour from red, green and blue between 0 and 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    storage = .rgb(colorSpace, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Makes a grey between 0 (black) and 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    storage = .rgb(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from hue, saturation and brightness between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let rgb = HSB.rgb(hue: hue, saturation: saturation, brightness: brightness)
    storage = .rgb(.sRGB, red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: opacity)
  }

  /// Makes the colour set of that name in the asset catalogue of a bundle, by default the program's own; clear where
  /// there is none.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = AssetCatalog.of(bundle ?? .main).color(named: name) ?? .clear
  }

  /// This colour with its opacity multiplied by a number between 0 and 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(storage: .opacity(self, opacity))
  }

  /// A mixture of this colour and `fraction` of another.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(storage: .mix(self, rhs, fraction: min(max(fraction, 0), 1), space: colorSpace))
  }

  /// The colour in words.
  public var description: String {
    switch storage {
    case .named(let name): name.rawValue
    case .rgb: resolve(in: .light).description
    case .opacity(let color, let opacity): "\(Int(saturating: (opacity * 100).rounded()))% \(color)"
    case .dynamic(let light, let dark): "\(light) / \(dark)"
    case .mix(let one, let other, let fraction, _):
      "\(one) with \(Int(saturating: (fraction * 100).rounded()))% \(other)"
    }
  }
}

extension Color {
  private init(_ name: SystemColor) {
    storage = .named(name)
  }

  /// The colour of a platform's name.
  public static func system(_ name: SystemColor) -> Color { Color(name) }

  /// The platform's red.
  public static let red = Color(.red)
  /// The platform's orange.
  public static let orange = Color(.orange)
  /// The platform's yellow.
  public static let yellow = Color(.yellow)
  /// The platform's green.
  public static let green = Color(.green)
  /// The platform's mint.
  public static let mint = Color(.mint)
  /// The platform's teal.
  public static let teal = Color(.teal)
  /// The platform's cyan.
  public static let cyan = Color(.cyan)
  /// The platform's blue.
  public static let blue = Color(.blue)
  /// The platform's indigo.
  public static let indigo = Color(.indigo)
  /// The platform's purple.
  public static let purple = Color(.purple)
  /// The platform's pink.
  public static let pink = Color(.pink)
  /// The platform's brown.
  public static let brown = Color(.brown)
  /// The platform's white.
  public static let white = Color(.white)
  /// The platform's gray.
  public static let gray = Color(.gray)
  /// The platform's black.
  public static let black = Color(.black)
  /// Nothing: wholly transparent.
  public static let clear = Color(.clear)
  /// The colour of text.
  public static let primary = Color(.primary)
  /// The colour of text that matters less.
  public static let secondary = Color(.secondary)
  /// The tint of where the colour is used.
  public static let accentColor = Color(.accent)
}
