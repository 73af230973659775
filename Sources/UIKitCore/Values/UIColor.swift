import Foundation

/// A colour, fixed or of the platform.
open class UIColor: NSObject, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// How the colour is described.
  package enum Storage: Sendable, Hashable {
    case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    /// A colour that differs in light and dark surroundings.
    case dynamic(light: [CGFloat], dark: [CGFloat])
  }

  package let storage: Storage

  package init(storage: Storage) {
    self.storage = storage
  }

  /// Reads a colour that was kept.
  public required init?(coder: NSCoder) {
    let keys = [Parts.light, Parts.dark]
    let parts = keys.map {
      (coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: $0) as? [Double])?.map { CGFloat($0) }
    }
    guard let light = parts[0], light.count == 4 else { return nil }
    if let dark = parts[1], dark.count == 4, dark != light {
      storage = .dynamic(light: light, dark: dark)
    } else {
      storage = .rgb(red: light[0], green: light[1], blue: light[2], alpha: light[3])
    }
  }

  /// Keeps the colour.
  open func encode(with coder: NSCoder) {
    let pair = if case .dynamic(let light, let dark) = storage { (light, dark) } else { (components, components) }
    coder.encode(pair.0.map { NSNumber(value: Double($0)) } as NSArray, forKey: Parts.light)
    coder.encode(pair.1.map { NSNumber(value: Double($0)) } as NSArray, forKey: Parts.dark)
  }

  /// Colours can be kept with others that are checked when they are read.
  open class var supportsSecureCoding: Bool { true }

  private enum Parts {
    static let (light, dark) = ("UIColorLight", "UIColorDark")
  }

  /// Makes a colour from red, green, blue and opacity between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .rgb(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour of the Display P3 space; shown as sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes the colour of a `#colorLiteral`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Makes a grey between 0 (black) and 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue, saturation, brightness and opacity between 0 and 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    let middle = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let base = brightness - chroma
    let rgb: (CGFloat, CGFloat, CGFloat)
    switch Int(sector) {
    case 0: rgb = (chroma, middle, 0)
    case 1: rgb = (middle, chroma, 0)
    case 2: rgb = (0, chroma, middle)
    case 3: rgb = (0, middle, chroma)
    case 4: rgb = (middle, 0, chroma)
    default: rgb = (chroma, 0, middle)
    }
    self.init(red: rgb.0 + base, green: rgb.1 + base, blue: rgb.2 + base, alpha: alpha)
  }

  /// Makes a colour that differs in light and dark surroundings.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).components
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).components
    self.init(storage: .dynamic(light: light, dark: dark))
  }

  /// The colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .rgb(let red, let green, let blue, _): UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .dynamic(let light, let dark):
      UIColor(storage: .dynamic(light: Array(light.prefix(3)) + [alpha], dark: Array(dark.prefix(3)) + [alpha]))
    }
  }

  /// Red, green, blue and opacity in light surroundings.
  package var components: [CGFloat] {
    switch storage {
    case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    case .dynamic(let light, _): light
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.storage == storage
  }

  open override var hash: Int { storage.hashValue }
}

/// What a `#colorLiteral` is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
