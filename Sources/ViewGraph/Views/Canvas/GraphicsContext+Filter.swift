import Foundation

extension GraphicsContext {
  /// A change of everything that is drawn after it.
  public struct Filter {
    let content: DrawingFilter

    /// Blurs.
    /// - Partly: `options` is not used.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(content: .blur(max(radius, 0)))
    }

    /// Draws a shadow below.
    /// - Partly: `blendMode` and `options` are not used.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(content: .shadow(.color(color), radius: max(radius, 0), x: x, y: y))
    }

    /// Makes colours lighter by a part of white.
    public static func brightness(_ amount: Double) -> Filter { Filter(content: .adjust(.brightness, amount)) }
    /// Sets colours further apart; 1 leaves them.
    public static func contrast(_ amount: Double) -> Filter { Filter(content: .adjust(.contrast, amount)) }
    /// Makes colours stronger; 1 leaves them.
    public static func saturation(_ amount: Double) -> Filter { Filter(content: .adjust(.saturation, amount)) }
    /// Takes colour away; 1 takes all.
    public static func grayscale(_ amount: Double) -> Filter { Filter(content: .adjust(.grayscale, amount)) }
    /// Turns hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(content: .adjust(.hueRotation, angle.degrees)) }
    /// Turns colours into their opposites; 1 all the way.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(content: .adjust(.invert, amount)) }

    /// Paints what is more opaque than `min` and less than `max` in a colour, and leaves out the rest.
    /// - Partly: symbols do not have it.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(content: .threshold(min: min, max: max, .color(color)))
    }

    /// Multiplies colours.
    /// - Partly: symbols do not have it, and the colour is that of a light screen.
    public static func colorMultiply(_ color: Color) -> Filter {
      let parts = color.resolve(in: EnvironmentValues())
      var rows = [Double](repeating: 0, count: 20)
      for (row, part) in [parts.red, parts.green, parts.blue, parts.opacity].enumerated() {
        rows[row * 6] = Double(part)
      }
      return Filter(content: .colors(rows))
    }

    /// Makes what is dark transparent, and the rest black.
    /// - Partly: symbols do not have it.
    public static var luminanceToAlpha: Filter {
      // The parts of light by ITU-R BT.709.
      Filter(content: .colors([Double](repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0]))
    }
  }

  /// How a filter works.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// How blurring works.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }
}
