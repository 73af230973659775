import Foundation

/// The platform's colours, with the values that Apple publishes for light and dark surroundings.
extension UIColor {
  public class var black: UIColor { UIColor(hex: 0x000000) }
  public class var white: UIColor { UIColor(hex: 0xFFFFFF) }
  public class var darkGray: UIColor { UIColor(hex: 0x555555) }
  public class var lightGray: UIColor { UIColor(hex: 0xAAAAAA) }
  public class var gray: UIColor { UIColor(hex: 0x7F7F7F) }
  public class var red: UIColor { UIColor(hex: 0xFF0000) }
  public class var green: UIColor { UIColor(hex: 0x00FF00) }
  public class var blue: UIColor { UIColor(hex: 0x0000FF) }
  public class var cyan: UIColor { UIColor(hex: 0x00FFFF) }
  public class var yellow: UIColor { UIColor(hex: 0xFFFF00) }
  public class var magenta: UIColor { UIColor(hex: 0xFF00FF) }
  public class var orange: UIColor { UIColor(hex: 0xFF7F00) }
  public class var purple: UIColor { UIColor(hex: 0x7F007F) }
  public class var brown: UIColor { UIColor(hex: 0x996633) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  public class var systemRed: UIColor { adaptive(0xFF3B30, 0xFF453A) }
  public class var systemGreen: UIColor { adaptive(0x34C759, 0x30D158) }
  public class var systemBlue: UIColor { adaptive(0x007AFF, 0x0A84FF) }
  public class var systemOrange: UIColor { adaptive(0xFF9500, 0xFF9F0A) }
  public class var systemYellow: UIColor { adaptive(0xFFCC00, 0xFFD60A) }
  public class var systemPink: UIColor { adaptive(0xFF2D55, 0xFF375F) }
  public class var systemPurple: UIColor { adaptive(0xAF52DE, 0xBF5AF2) }
  public class var systemTeal: UIColor { adaptive(0x30B0C7, 0x40C8E0) }
  public class var systemIndigo: UIColor { adaptive(0x5856D6, 0x5E5CE6) }
  public class var systemBrown: UIColor { adaptive(0xA2845E, 0xAC8E68) }
  public class var systemMint: UIColor { adaptive(0x00C7BE, 0x63E6E2) }
  public class var systemCyan: UIColor { adaptive(0x32ADE6, 0x64D2FF) }
  public class var systemGray: UIColor { adaptive(0x8E8E93, 0x8E8E93) }
  public class var systemGray2: UIColor { adaptive(0xAEAEB2, 0x636366) }
  public class var systemGray3: UIColor { adaptive(0xC7C7CC, 0x48484A) }
  public class var systemGray4: UIColor { adaptive(0xD1D1D6, 0x3A3A3C) }
  public class var systemGray5: UIColor { adaptive(0xE5E5EA, 0x2C2C2E) }
  public class var systemGray6: UIColor { adaptive(0xF2F2F7, 0x1C1C1E) }
  public class var label: UIColor { adaptive(0x000000, 0xFFFFFF) }
  public class var secondaryLabel: UIColor { adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.6, 0.6) }
  public class var tertiaryLabel: UIColor { adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3) }
  public class var quaternaryLabel: UIColor { adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.18, 0.16) }
  public class var placeholderText: UIColor { adaptive(0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3) }
  public class var link: UIColor { adaptive(0x007AFF, 0x0984FF) }
  public class var separator: UIColor { adaptive(0x3C3C43, 0x545458, alpha: 0.29, 0.6) }
  public class var opaqueSeparator: UIColor { adaptive(0xC6C6C8, 0x38383A) }
  public class var systemFill: UIColor { adaptive(0x787880, 0x787880, alpha: 0.2, 0.36) }
  public class var secondarySystemFill: UIColor { adaptive(0x787880, 0x787880, alpha: 0.16, 0.32) }
  public class var tertiarySystemFill: UIColor { adaptive(0x767680, 0x767680, alpha: 0.12, 0.24) }
  public class var quaternarySystemFill: UIColor { adaptive(0x747480, 0x767680, alpha: 0.08, 0.18) }
  public class var systemBackground: UIColor { adaptive(0xFFFFFF, 0x000000) }
  public class var secondarySystemBackground: UIColor { adaptive(0xF2F2F7, 0x1C1C1E) }
  public class var tertiarySystemBackground: UIColor { adaptive(0xFFFFFF, 0x2C2C2E) }
  public class var systemGroupedBackground: UIColor { adaptive(0xF2F2F7, 0x000000) }
  public class var secondarySystemGroupedBackground: UIColor { adaptive(0xFFFFFF, 0x1C1C1E) }
  public class var tertiarySystemGroupedBackground: UIColor { adaptive(0xF2F2F7, 0x2C2C2E) }
  /// The tint of controls.
  public class var tintColor: UIColor { systemBlue }
  public class var darkText: UIColor { black }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  private convenience init(hex: Int) {
    let parts = Self.components(hex, 1)
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }

  private static func adaptive(_ light: Int, _ dark: Int, alpha: CGFloat = 1, _ darkAlpha: CGFloat = 1) -> UIColor {
    UIColor(storage: .dynamic(light: components(light, alpha), dark: components(dark, darkAlpha)))
  }

  private static func components(_ hex: Int, _ alpha: CGFloat) -> [CGFloat] {
    [CGFloat(hex >> 16 & 0xff) / 255, CGFloat(hex >> 8 & 0xff) / 255, CGFloat(hex & 0xff) / 255, alpha]
  }
}
