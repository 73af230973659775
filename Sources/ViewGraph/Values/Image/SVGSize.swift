import Foundation

/// The size that an SVG document states.
enum SVGSize {
  /// Width and height, or those of the view box; nil where the text is no SVG.
  static func read(_ text: String) -> CGSize? {
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let tag = String(text[start.upperBound..<end])
    if let width = number(tag, "width"), let height = number(tag, "height") {
      return CGSize(width: width, height: height)
    }
    let box = attribute(tag, "viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? CGSize(width: box[2], height: box[3]) : CGSize(width: 100, height: 100)
  }

  private static func number(_ tag: String, _ name: String) -> Double? {
    attribute(tag, name).flatMap { Double($0.hasSuffix("px") ? String($0.dropLast(2)) : $0) }.flatMap {
      $0 > 0 ? $0 : nil
    }
  }

  private static func attribute(_ tag: String, _ name: String) -> String? {
    for quote in ["\"", "'"] {
      guard let start = tag.range(of: " \(name)=\(quote)"),
        let end = tag[start.upperBound...].range(of: quote)
      else { continue }
      return String(tag[start.upperBound..<end.lowerBound])
    }
    return nil
  }
}
