import Foundation

/// The set of one colour in an asset catalogue.
enum ColorSet {
  private struct Contents: Decodable {
    struct Item: Decodable {
      var color: Value?
      var appearances: [Appearance]?
    }

    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    struct Value: Decodable {
      var colorSpace: String?
      var components: [String: String]?
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case colorSpace = "color-space"
        case components, reference
      }
    }

    var colors: [Item]
  }

  /// The colour that the set describes; nil where there is none.
  static func read(_ folder: URL?) -> Color? {
    guard let path = folder?.appendingPathComponent("Contents.json").path,
      let json = FileManager.default.contents(atPath: path),
      let contents = try? JSONDecoder().decode(Contents.self, from: json)
    else { return nil }
    let plain = contents.colors.first { $0.appearances?.isEmpty ?? true }.flatMap(color)
    let dark = contents.colors.first { item in
      item.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }.flatMap(color)
    guard let light = plain ?? dark else { return nil }
    guard let dark, plain != nil else { return light }
    return Color(storage: .dynamic(light: light, dark: dark))
  }

  private static func color(_ item: Contents.Item) -> Color? {
    guard let value = item.color else { return nil }
    if let reference = value.reference { return named(reference) }
    guard let components = value.components else { return nil }
    func number(_ name: String) -> Double? { components[name].flatMap(component) }
    let space: Color.RGBColorSpace = value.colorSpace == "display-p3" ? .displayP3 : .sRGB
    let opacity = components["alpha"].flatMap(Double.init) ?? number("alpha") ?? 1
    if let white = number("white") { return Color(space, white: white, opacity: opacity) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return Color(space, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A component as 0.5, 128 or 0x80.
  private static func component(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if text.contains(".") { return Double(text) }
    return Int(text).map { Double($0) / 255 }
  }

  private static func named(_ reference: String) -> Color? {
    let short = reference.hasPrefix("system") ? String(reference.dropFirst(6)) : reference
    let name = short.replacingOccurrences(of: "Color", with: "")
    let lower = name.prefix(1).lowercased() + name.dropFirst()
    return SystemColor(rawValue: lower).map { .system($0) }
  }
}
