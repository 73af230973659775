import Foundation
import ImageHeaders
import ViewGraph

/// Elements of vector graphics.
enum SVGElement {
  /// A picture in a rectangle, with its bytes; nothing for an empty one.
  /// - Partly: symbols are not drawn.
  static func picture(_ picture: UIImage, in rect: CGRect, _ transform: CGAffineTransform) -> String {
    guard case .data(let data) = picture.source else { return "" }
    let type = ImageFormat(data)?.mediaType ?? "image/svg+xml"
    let place =
      " x=\"\(rect.minX.svgText)\" y=\"\(rect.minY.svgText)\" width=\"\(rect.width.svgText)\" height=\"\(rect.height.svgText)\""
    return "<image\(place) preserveAspectRatio=\"none\"\(self.transform(transform))"
      + " href=\"data:\(type);base64,\(data.base64EncodedString())\"/>"
  }

  /// The attribute of a transform; empty for none.
  static func transform(_ matrix: CGAffineTransform, _ name: String = "transform") -> String {
    if matrix.isIdentity { return "" }
    let parts = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(\.svgText)
    return " \(name)=\"matrix(\(parts.joined(separator: " ")))\""
  }

  /// Text that means nothing but itself.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case _ where character.value < 32 || character.value == 0xFFFE || character.value == 0xFFFF: break
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
