import UIKit
import Foundation

extension Recipe {
  /// What makes pictures soft or sharp. A disc's blur is drawn as Gauss's.
  static let blur: [Recipe] = [
    Recipe(name: "CIGaussianBlur", inputs: [("Radius", 10.0)]) { $0.image()?.blurred($0["Radius"]) },
    Recipe(name: "CIBoxBlur", inputs: [("Radius", 10.0)]) { $0.image()?.blurred($0["Radius"] / 3.0.squareRoot()) },
    Recipe(name: "CIDiscBlur", inputs: [("Radius", 8.0)]) { $0.image()?.blurred($0["Radius"] / 2) },
    Recipe(name: "CIMotionBlur", inputs: [("Radius", 20.0), ("Angle", 0.0)]) {
      guard let image = $0.image() else { return nil }
      let turn = CGAffineTransform(rotationAngle: -$0["Angle"])
      let radius = max(0, $0["Radius"])
      let turned = image.transformed(by: turn).filtered(Step.blur(radius, 0), reach: radius * 3)
      let region = image.drawnExtent.insetBy(dx: -radius * 3, dy: -radius * 3)
      return CIImage(
        turned.graphic.transformed(by: turn.inverted()), drawn: region,
        extent: image.extent.isInfinite ? image.extent : region)
    },
    Recipe(name: "CISharpenLuminance", inputs: [("Sharpness", 0.4), ("Radius", 1.69)]) {
      $0.image()?.sharpened(radius: $0["Radius"], intensity: $0["Sharpness"] * 2)
    },
    Recipe(name: "CIUnsharpMask", inputs: [("Radius", 2.5), ("Intensity", 0.5)]) {
      $0.image()?.sharpened(radius: $0["Radius"], intensity: $0["Intensity"])
    },
    Recipe(name: "CINoiseReduction", inputs: [("NoiseLevel", 0.02), ("Sharpness", 0.4)]) {
      $0.image()?.filtered(Step.blur($0["NoiseLevel"] * 20, $0["NoiseLevel"] * 20))
    },
  ]
}

extension CIImage {
  fileprivate func blurred(_ deviation: CGFloat) -> CIImage {
    let deviation = max(0, min(deviation, 1000))
    return filtered(Step.blur(deviation, deviation), reach: (deviation * 3).rounded(.up), isLinear: true)
  }

  fileprivate func sharpened(radius: CGFloat, intensity: CGFloat) -> CIImage {
    let soft = Step.blur(radius, radius, result: "soft")
    return filtered(soft + Step.sum("SourceGraphic", 1 + intensity, "soft", -intensity))
  }
}
