import Foundation

/// A colour as Core Graphics has it, in sRGB.
public final class CGColor: Hashable, Sendable {
  private let red, green, blue: CGFloat
  /// How opaque the colour is, 0 to 1.
  public let alpha: CGFloat

  /// Makes a colour of parts between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour of parts between 0 and 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey between 0 (black) and 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// The number of parts, with the opacity.
  public var numberOfComponents: Int { 4 }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}

extension Color {
  /// Makes a colour of Core Graphics'.
  public init(cgColor: CGColor) {
    let parts = (cgColor.components ?? [0, 0, 0, 1]).map { Double($0) }
    self.init(.sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  /// Makes a colour of Core Graphics'.
  public init(_ cgColor: CGColor) {
    self.init(cgColor: cgColor)
  }

  /// The colour as Core Graphics has it; nil for colours that differ in light and dark surroundings.
  public var cgColor: CGColor? {
    let (light, dark) = (resolve(in: .light), resolve(in: .dark))
    return light == dark ? light.cgColor : nil
  }
}

extension Color.Resolved {
  /// The colour as Core Graphics has it.
  public var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}
