extension Canvas.Colour {
  /// A colour by hue in degrees, saturation and brightness from 0 to 1.
  static func hue(_ hue: Double, _ saturation: Double, _ brightness: Double) -> Canvas.Colour {
    func channel(_ offset: Double) -> UInt8 {
      let position = (offset + hue / 60).truncatingRemainder(dividingBy: 6)
      let part = max(0, min(position, 4 - position, 1))
      return UInt8((brightness - brightness * saturation * part) * 255)
    }
    return Canvas.Colour(red: channel(5), green: channel(3), blue: channel(1))
  }

  /// A colour as pages write it: `0xF4A460`.
  init(_ code: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: code >> 16), green: UInt8(truncatingIfNeeded: code >> 8),
      blue: UInt8(truncatingIfNeeded: code))
  }

  /// Between this colour and another, by a part from 0 to 1.
  func mixed(with other: Canvas.Colour, _ part: Double) -> Canvas.Colour {
    func channel(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8(min(max(Double(one) + (Double(two) - Double(one)) * part, 0), 255))
    }
    return Canvas.Colour(
      red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue))
  }

  func darker(_ part: Double) -> Canvas.Colour { mixed(with: Canvas.Colour(0x100C10), part) }
  func lighter(_ part: Double) -> Canvas.Colour { mixed(with: Canvas.Colour(0xFFFDF8), part) }
}
