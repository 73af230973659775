import UIKit

extension Recipe {
  /// What lays pictures over each other.
  static let composite: [Recipe] =
    [
      Recipe(name: "CISourceOverCompositing", inputs: [], pictures: [kCIInputImageKey, kCIInputBackgroundImageKey]) {
        guard let front = $0.image() else { return $0.image("BackgroundImage") }
        return $0.image("BackgroundImage").map { front.over($0) } ?? front
      },
      Recipe(
        name: "CIBlendWithMask", inputs: [],
        pictures: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]
      ) {
        guard let front = $0.image(), let mask = $0.image("MaskImage") else { return $0.image("BackgroundImage") }
        let seen = CIImage(
          front.graphic.masked(by: mask.graphic, in: front.drawnExtent), drawn: front.drawnExtent, extent: front.extent)
        return $0.image("BackgroundImage").map { seen.over($0) } ?? seen
      },
    ] + modes.map(blend)

  private static let modes = [
    ("Multiply", "multiply"), ("Screen", "screen"), ("Overlay", "overlay"), ("Darken", "darken"),
    ("Lighten", "lighten"),
    ("ColorDodge", "color-dodge"), ("ColorBurn", "color-burn"), ("HardLight", "hard-light"),
    ("SoftLight", "soft-light"),
    ("Difference", "difference"), ("Exclusion", "exclusion"), ("Hue", "hue"), ("Saturation", "saturation"),
    ("Color", "color"), ("Luminosity", "luminosity"),
  ]

  private static func blend(_ name: String, _ mode: String) -> Recipe {
    Recipe(name: "CI\(name)BlendMode", inputs: [], pictures: [kCIInputImageKey, kCIInputBackgroundImageKey]) {
      guard let front = $0.image(), let back = $0.image("BackgroundImage") else {
        return $0.image() ?? $0.image("BackgroundImage")
      }
      return front.over(back, mixing: mode)
    }
  }
}

extension CIImage {
  /// The picture in front of another.
  func over(_ back: CIImage, mixing mode: String? = nil) -> CIImage {
    CIImage(
      .pile([back.graphic, graphic], mixing: mode), drawn: drawnExtent.union(back.drawnExtent),
      extent: extent.union(back.extent))
  }
}
