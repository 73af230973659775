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

    @available(*, unavailable, message: "canvases have no alpha threshold: draw the shape that is to be seen as a Path")
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      blur(radius: 0)
    }

    @available(*, unavailable, message: "a canvas cannot be multiplied as it is drawn: use View.colorMultiply(_:)")
    public static func colorMultiply(_ color: Color) -> Filter { blur(radius: 0) }

    @available(*, unavailable, message: "a canvas cannot be masked by its light: use View.luminanceToAlpha()")
    public static var luminanceToAlpha: Filter { blur(radius: 0) }
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
