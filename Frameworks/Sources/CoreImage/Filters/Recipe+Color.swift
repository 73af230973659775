import UIKit
import Foundation

/// A matrix of colours: four rows of five.
enum ColorMatrix {
  static let identity: [CGFloat] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
  static let sepia: [CGFloat] = [
    0.393, 0.769, 0.189, 0, 0, 0.349, 0.686, 0.168, 0, 0, 0.272, 0.534, 0.131, 0, 0, 0, 0, 0, 1, 0,
  ]
  /// How bright the parts of a colour are (Rec. 709).
  static let luminance: [CGFloat] = [0.2126, 0.7152, 0.0722]

  /// Brightness alone, in the colours of one.
  static func gray(_ color: CIColor = .white) -> [CGFloat] {
    [color.red, color.green, color.blue].flatMap { part in luminance.map { $0 * part } + [0, 0] } + [0, 0, 0, 1, 0]
  }

  static func saturation(_ amount: CGFloat) -> [CGFloat] { mix(gray(), identity, amount) }

  /// So much of the way from one to another, or beyond.
  static func mix(_ from: [CGFloat], _ to: [CGFloat], _ part: CGFloat) -> [CGFloat] {
    zip(from, to).map { $0 + ($1 - $0) * part }
  }

  /// Each part of a colour by a factor, and something more.
  static func scale(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, adding more: CGFloat = 0) -> [CGFloat] {
    [red, 0, 0, 0, more, 0, green, 0, 0, more, 0, 0, blue, 0, more, 0, 0, 0, 1, 0]
  }
}

extension Recipe {
  /// What changes colours.
  static let color: [Recipe] = [
    Recipe(name: "CISepiaTone", inputs: [("Intensity", 1.0)]) {
      $0.image()?.recolored(ColorMatrix.mix(ColorMatrix.identity, ColorMatrix.sepia, $0["Intensity"]))
    },
    Recipe(name: "CIColorControls", inputs: [("Saturation", 1.0), ("Brightness", 0.0), ("Contrast", 1.0)]) {
      let contrast = $0["Contrast"]
      let steps = [
        Step.matrix(ColorMatrix.saturation($0["Saturation"])),
        Step.matrix(
          ColorMatrix.scale(contrast, contrast, contrast, adding: 0.5 - contrast / 2 + $0["Brightness"])),
      ]
      return $0.image()?.filtered(steps.joined())
    },
    Recipe(name: "CIColorInvert", inputs: []) {
      guard let image = $0.image() else { return nil }
      return image.recoloredFields { $0.opposite } ?? image.recolored(ColorMatrix.scale(-1, -1, -1, adding: 1))
    },
    Recipe(
      name: "CIColorMonochrome", inputs: [("Color", CIColor(red: 0.6, green: 0.45, blue: 0.3)), ("Intensity", 1.0)]
    ) {
      $0.image()?.recolored(ColorMatrix.mix(ColorMatrix.identity, ColorMatrix.gray($0.color("Color")), $0["Intensity"]))
    },
    Recipe(
      name: "CIFalseColor",
      inputs: [
        ("Color0", CIColor(red: 0.3, green: 0, blue: 0)), ("Color1", CIColor(red: 1, green: 0.9, blue: 0.8)),
      ]
    ) {
      guard let image = $0.image() else { return nil }
      let (dark, light) = ($0.color("Color0"), $0.color("Color1"))
      let ramp = Step.tables([dark.red, light.red], [dark.green, light.green], [dark.blue, light.blue])
      return image.paintedFields(dark: dark, light: light)
        ?? image.filtered(Step.matrix(ColorMatrix.gray()) + ramp)
    },
    Recipe(name: "CIColorPosterize", inputs: [("Levels", 6.0)]) {
      let levels = max(2, min(64, Int($0["Levels"])))
      let table = (0..<levels).map { (CGFloat($0) / CGFloat(levels - 1)).text }.joined(separator: " ")
      return $0.image()?.filtered(Step.transfer("type=\"discrete\" tableValues=\"\(table)\""))
    },
    Recipe(name: "CIExposureAdjust", inputs: [("EV", 0.0)]) {
      let factor = pow(2, $0["EV"])
      return $0.image()?.recolored(ColorMatrix.scale(factor, factor, factor), isLinear: true)
    },
    Recipe(name: "CIGammaAdjust", inputs: [("Power", 1.0)]) {
      $0.image()?.filtered(Step.transfer("type=\"gamma\" exponent=\"\($0["Power"].text)\""), isLinear: true)
    },
    Recipe(name: "CIHueAdjust", inputs: [("Angle", 0.0)]) {
      $0.image()?.filtered("<feColorMatrix type=\"hueRotate\" values=\"\(($0["Angle"] * 180 / .pi).text)\"/>")
    },
    Recipe(name: "CIVibrance", inputs: [("Amount", 0.0)]) {
      $0.image()?.recolored(ColorMatrix.saturation(1 + $0["Amount"]))
    },
    Recipe(
      name: "CIColorMatrix",
      inputs: [
        ("RVector", CIVector(x: 1, y: 0, z: 0, w: 0)), ("GVector", CIVector(x: 0, y: 1, z: 0, w: 0)),
        ("BVector", CIVector(x: 0, y: 0, z: 1, w: 0)), ("AVector", CIVector(x: 0, y: 0, z: 0, w: 1)),
        ("BiasVector", CIVector(x: 0, y: 0, z: 0, w: 0)),
      ]
    ) { inputs in
      let bias = inputs.vector("BiasVector")
      let rows = ["RVector", "GVector", "BVector", "AVector"].enumerated().flatMap { place, key in
        let row = inputs.vector(key)
        return [row.x, row.y, row.z, row.w, bias.value(at: place)]
      }
      return inputs.image()?.recolored(rows)
    },
    Recipe(name: "CIWhitePointAdjust", inputs: [("Color", CIColor.white)]) {
      let white = $0.color("Color")
      return $0.image()?.recolored(ColorMatrix.scale(white.red, white.green, white.blue))
    },
    Recipe(
      name: "CITemperatureAndTint",
      inputs: [("Neutral", CIVector(x: 6500, y: 0)), ("TargetNeutral", CIVector(x: 6500, y: 0))]
    ) {
      let (from, to) = ($0.vector("Neutral"), $0.vector("TargetNeutral"))
      let (given, wanted) = (Light(kelvin: from.x), Light(kelvin: to.x))
      let tint = 1 + (to.y - from.y) / 500
      return $0.image()?.recolored(
        ColorMatrix.scale(wanted.red / given.red, wanted.green / given.green * tint, wanted.blue / given.blue))
    },
    Recipe(name: "CIHighlightShadowAdjust", inputs: [("HighlightAmount", 1.0), ("ShadowAmount", 0.0), ("Radius", 0.0)])
    {
      let (light, shadow) = ($0["HighlightAmount"], $0["ShadowAmount"])
      let table = (0...8).map { step -> CGFloat in
        let x = CGFloat(step) / 8
        return x + shadow * 0.3 * (1 - x) * (1 - x) * 4 * x - (1 - light) * 0.3 * x * x * (1 - x) * 4
      }
      return $0.image()?.filtered(Step.tables(table, table, table))
    },
    Recipe(name: "CIMaskToAlpha", inputs: []) {
      $0.image()?.recolored([0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] + ColorMatrix.luminance + [0, 0])
    },
  ]
}

/// The colour of light of a temperature, after Tanner Helland's fit to that of black bodies.
private struct Light {
  let red, green, blue: CGFloat

  init(kelvin: CGFloat) {
    let hundreds = max(10, min(400, kelvin / 100))
    func part(_ value: CGFloat) -> CGFloat { max(1, min(255, value)) / 255 }
    red = hundreds <= 66 ? 1 : part(329.698727446 * pow(hundreds - 60, -0.1332047592))
    green =
      hundreds <= 66
      ? part(99.4708025861 * log(hundreds) - 161.1195681661)
      : part(288.1221695283 * pow(hundreds - 60, -0.0755148492))
    blue = hundreds >= 66 ? 1 : hundreds <= 19 ? 1 / 255 : part(138.5177312231 * log(hundreds - 10) - 305.0447927307)
  }
}
