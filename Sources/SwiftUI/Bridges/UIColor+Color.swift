import Foundation
import UIKitCore
import ViewGraph

extension UIColor {
  /// Makes a UIKit colour of a SwiftUI one, light and dark.
  public convenience init(_ color: Color) {
    func parts(_ scheme: ColorScheme) -> [CGFloat] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let resolved = color.resolve(in: environment)
      return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
    }
    let (light, dark) = (parts(.light), parts(.dark))
    if light == dark {
      self.init(red: light[0], green: light[1], blue: light[2], alpha: light[3])
    } else {
      self.init(storage: .dynamic(light: light, dark: dark))
    }
  }

  /// Makes the colour of that name in the program's asset catalogue. Nil where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes the colour of that name in the asset catalogue of a bundle, the program's own by default. Nil where there is
  /// none.
  /// - Partly: `compatibleWith` is not used: the colour is that of the reader's scheme.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    guard let color = AssetCatalog.of(bundle ?? .main).color(named: name) else { return nil }
    self.init(color)
  }
}

extension UIColor {
  /// Makes a colour of Core Graphics'.
  public convenience init(cgColor: CGColor) {
    self.init(Color(cgColor: cgColor))
  }

  /// The colour as Core Graphics has it: as it is now, in light or dark surroundings.
  public var cgColor: CGColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
