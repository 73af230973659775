import Foundation

/// A symbol of a program's own: a template as SF Symbols exports it, of which the regular weight at the small scale is shown.
enum SymbolSet {
  private struct Contents: Decodable {
    struct Item: Decodable { var filename: String? }

    var symbols: [Item]
  }

  /// The symbol at the size of body text, to be filled with the colour of what is around it.
  static func read(_ folder: URL) -> ImageData? {
    guard let json = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path),
      let name = try? JSONDecoder().decode(Contents.self, from: json).symbols.lazy.compactMap(\.filename).first,
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
    else { return nil }
    let template = String(decoding: data, as: UTF8.self)
    guard var image = ImageData(asset: Data((drawing(of: template) ?? template).utf8), scale: 1) else { return nil }
    image.isTemplate = true
    return image
  }

  /// The one drawing of a template's many, cut along its guides; nil where the document is no template.
  static func drawing(of template: String) -> String? {
    for scale in ["S", "M"] {
      guard let left = guide("left-margin-Regular-\(scale)", "x1", in: template),
        let right = guide("right-margin-Regular-\(scale)", "x1", in: template), right > left,
        let cap = guide("Capline-\(scale)", "y1", in: template),
        let base = guide("Baseline-\(scale)", "y1", in: template), base > cap,
        let group = group("Regular-\(scale)", in: template)
      else { continue }
      // Drawings reach over the letters by a quarter of their height. Templates are drawn at 100 points.
      let over = (base - cap) / 4
      let (width, height) = (right - left, base - cap + 2 * over)
      let style = template.firstMatch(of: #/<style>[\s\S]*?<\/style>/#).map { String($0.0) } ?? ""
      return """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width * 17 / 100)" height="\(height * 17 / 100)" \
        viewBox="\(left) \(cap - over) \(width) \(height)">\(style)\(group)</svg>
        """
    }
    return nil
  }

  private static func guide(_ name: String, _ attribute: String, in text: String) -> Double? {
    guard let place = text.range(of: "id=\"\(name)\""),
      let start = text[..<place.lowerBound].lastIndex(of: "<"), let end = text[place.upperBound...].firstIndex(of: ">"),
      let value = text[start..<end].range(of: "\(attribute)=\"")
    else { return nil }
    return Double(text[value.upperBound..<end].prefix { $0 != "\"" })
  }

  /// The group of a name with all that is in it.
  private static func group(_ name: String, in text: String) -> Substring? {
    guard let place = text.range(of: "id=\"\(name)\""), let start = text[..<place.lowerBound].lastIndex(of: "<")
    else { return nil }
    var depth = 0
    for match in text[start...].matches(of: #/<g\b[^>]*?(\/)?>|<\/g>/#) {
      depth += match.0.hasPrefix("</") ? -1 : match.1 == nil ? 1 : 0
      if depth == 0 { return text[start..<match.range.upperBound] }
    }
    return nil
  }
}
