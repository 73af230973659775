import Foundation

extension GraphicsContext {
  /// What areas and lines are painted with.
  public struct Shading {
    let paint: (EnvironmentValues) -> Paint
    var gradient: DrawingGradient?

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading { _ in .color(color) } }

    /// A colour of parts between 0 and 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey between 0 and 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// The first of several shadings, by which a symbol of several layers is painted.
    /// - Partly: the others are not used: what is drawn has one layer.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { style._paint(in: $0) } }

    /// The colour of text.
    public static var foreground: Shading { Shading { _ in .hierarchical(0) } }

    /// The colour behind text.
    public static var backdrop: Shading { Shading { _ in .background } }

    /// Colours along a line between two points.
    /// - Partly: `.linearColor` is not used: colours are mixed in sRGB.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        paint: { _ in .linearGradient(gradient, start: .zero, end: .zero) },
        gradient: DrawingGradient(.line(from: startPoint, to: endPoint), spread: options.spread))
    }

    @available(*, unavailable, message: "canvases are not painted with pictures: draw the image, clipped to the path")
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { .foreground }

    /// Colours from a centre outward.
    /// - Partly: `.linearColor` is not used: colours are mixed in sRGB.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        paint: { _ in
          .radialGradient(gradient, center: .center, startRadius: startRadius, endRadius: endRadius)
        }, gradient: DrawingGradient(.circle(center, from: startRadius, to: endRadius), spread: options.spread))
    }

    @available(
      *, unavailable, message: "drawings in browsers have no colours around a point: lay an AngularGradient behind"
    )
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading { .color(.clear) }
  }

  /// How gradients go on beyond their ends: with the last colour unless said otherwise.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// From the first colour again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Back to the first colour, and so on.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Not used: colours are mixed in sRGB.
    public static let linearColor = GradientOptions(rawValue: 4)

    fileprivate var spread: DrawingGradient.Spread {
      contains(.mirror) ? .reflect : contains(.repeat) ? .repeat : .pad
    }
  }
}
