import Foundation
import UIKit

extension CIImage {
  /// The picture, larger, smaller, turned or elsewhere.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    if matrix.isIdentity { return self }
    if case .fields = source, matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0 {
      return CIImage(source: source, extent: extent.applying(matrix))
    }
    return CIImage(
      graphic.transformed(by: matrix), drawn: drawnExtent.applying(matrix),
      extent: extent.isInfinite ? extent : extent.applying(matrix))
  }

  /// The part of the picture that is in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    if !extent.isInfinite, rect.contains(extent) { return self }
    let part = rect.intersection(extent)
    return CIImage(graphic.cropped(to: part), drawn: part, extent: part)
  }

  /// The picture with its edges going on without an end.
  /// - Partly: its mirror images, once on every side.
  public func clampedToExtent() -> CIImage {
    let area = drawnExtent
    let mirrored = graphic.repeated { use, paper in
      let sides =
        [(0, 0), (-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)] as [(CGFloat, CGFloat)]
      return sides.map { x, y in
        let matrix = CGAffineTransform(
          a: x == 0 ? 1 : -1, b: 0, c: 0, d: y == 0 ? 1 : -1,
          tx: x == 0 ? 0 : area.minX * 2 + area.width * (1 + x), ty: y == 0 ? 0 : area.minY * 2 + area.height * (1 + y))
        return Graphic { _ in use("") }.transformed(by: matrix).draw(&paper)
      }.joined()
    }
    return CIImage(mirrored, drawn: area.insetBy(dx: -area.width, dy: -area.height), extent: .infinite)
  }

  /// The picture in front of another.
  public func composited(over dest: CIImage) -> CIImage { over(dest) }

  /// The picture as a filter of a name changes it; as it is where there is no such filter.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  /// The picture as a filter of a name changes it; as it is where there is no such filter.
  public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// The picture, soft.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// Fields of two colours with their colours changed; nil for other pictures.
  func recoloredFields(_ change: (CIColor) -> CIColor) -> CIImage? {
    guard case .fields(let fields) = source else { return nil }
    return paintedFields(dark: change(fields.dark), light: change(fields.light))
  }

  /// Fields of two colours in two others; nil for other pictures.
  func paintedFields(dark: CIColor, light: CIColor) -> CIImage? {
    guard case .fields(var fields) = source else { return nil }
    (fields.dark, fields.light) = (dark, light)
    return CIImage(source: .fields(fields), extent: extent)
  }
}

extension CIColor {
  /// The colour's opposite.
  var opposite: CIColor { CIColor(red: 1 - red, green: 1 - green, blue: 1 - blue, alpha: alpha) }
}
