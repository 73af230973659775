import UIKitCore
import ViewGraph

extension Color {
  /// Makes a colour of UIKit's.
  public init(_ color: UIColor) {
    self.init(uiColor: color)
  }

  /// Makes a colour of UIKit's.
  public init(uiColor: UIColor) {
    switch uiColor.storage {
    case .rgb(let red, let green, let blue, let alpha):
      self.init(.sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    case .dynamic(let light, let dark):
      self.init(storage: .dynamic(light: Self.of(light), dark: Self.of(dark)))
    }
  }

  private static func of(_ parts: [CGFloat]) -> Color {
    Color(
      .sRGB, red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]), opacity: Double(parts[3]))
  }
}
