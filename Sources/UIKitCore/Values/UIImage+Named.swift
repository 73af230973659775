import Foundation
import ViewGraph

extension UIImage {
  /// Makes a picture of the program's asset catalogues, or of a file of its bundle. Nil where there is none of the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// Makes a picture of a bundle, the program's own by default. Nil where there is none of the name.
  public convenience init?(named name: String, in bundle: Bundle?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Makes a picture of a bundle, the program's own by default. Nil where there is none of the name.
  /// - Partly: it stays as it was made, in light or dark surroundings; `Image(_:)` follows them.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    guard let picture = AssetCatalog.of(bundle ?? .main).picture(named: name) else { return nil }
    let isDark = (traits ?? .current).userInterfaceStyle == .dark
    let image = isDark ? picture.dark ?? picture.light : picture.light
    self.init(
      source: .data(image.data), scale: image.scale, size: image.size,
      renderingMode: image.isTemplate ? .alwaysTemplate : .automatic)
  }

  /// Makes a picture of a bundle, the program's own by default. Nil where there is none of the name.
  /// - Partly: `with` is not used: there are no weights and scales of pictures.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
}
