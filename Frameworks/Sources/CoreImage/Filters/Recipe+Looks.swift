import UIKit

extension Recipe {
  /// The looks of old films and of photo programs; the figures are by eye.
  static let looks: [Recipe] = [
    look("Mono", Step.matrix(ColorMatrix.gray())),
    look("Tonal", Step.matrix(ColorMatrix.gray()) + contrast(0.9)),
    look("Noir", Step.matrix(ColorMatrix.gray()) + contrast(1.35)),
    look("Chrome", Step.matrix(ColorMatrix.saturation(1.25)) + contrast(1.1)),
    look("Fade", Step.matrix(ColorMatrix.saturation(0.75)) + contrast(0.85) + lift(0.05)),
    look("Instant", Step.matrix(ColorMatrix.saturation(0.85)) + tint(1.08, 1.02, 0.88) + contrast(0.9)),
    look("Process", Step.matrix(ColorMatrix.saturation(0.95)) + tint(0.92, 1.03, 1.08)),
    look("Transfer", Step.matrix(ColorMatrix.saturation(1.05)) + tint(1.1, 1, 0.85)),
  ]

  private static func look(_ name: String, _ steps: String) -> Recipe {
    Recipe(name: "CIPhotoEffect" + name, inputs: []) { $0.image()?.filtered(steps) }
  }

  private static func contrast(_ amount: CGFloat) -> String {
    Step.matrix(ColorMatrix.scale(amount, amount, amount, adding: 0.5 - amount / 2))
  }

  private static func lift(_ amount: CGFloat) -> String {
    Step.matrix(ColorMatrix.scale(1 - amount, 1 - amount, 1 - amount, adding: amount))
  }

  private static func tint(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> String {
    Step.matrix(ColorMatrix.scale(red, green, blue))
  }
}
