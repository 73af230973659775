import Foundation

/// What browsers are told to install the program as an app of its own.
struct WebManifest {
  static let path = "/~/manifest.webmanifest"
  static let iconPath = "/~/icon.svg"

  let configuration: WebHostConfiguration

  init(_ configuration: WebHostConfiguration) {
    self.configuration = configuration
  }

  /// The manifest as JSON (W3C, Web Application Manifest).
  var bytes: [UInt8] {
    let drawing = Icon(src: Self.iconPath, type: "image/svg+xml", sizes: "any")
    let icon = configuration.icon.map { Icon(src: "/favicon.ico", type: $0.type, sizes: Self.size(ofPNG: $0.bytes)) }
    let manifest = Manifest(
      id: "/", name: configuration.title, shortName: configuration.title, description: configuration.summary,
      startUrl: "/", scope: "/", display: "standalone", lang: configuration.language,
      backgroundColor: "#ffffff", themeColor: "#ffffff",
      icons: [icon ?? drawing])
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(manifest)).map(Array.init) ?? []
  }

  /// A drawing for a program: the first letter of its name.
  var icon: [UInt8] {
    var writer = HTMLWriter()
    writer.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 512 512\">")
    writer.markup("<path fill=\"#0064d6\" d=\"M0 0h512v512H0z\"/><text x=\"256\" y=\"256\" dy=\".36em\" ")
    writer.markup("font-family=\"sans-serif\" font-size=\"280\" font-weight=\"700\" fill=\"#fff\" ")
    writer.markup("text-anchor=\"middle\">")
    writer.text(configuration.title.first.map { $0.uppercased() } ?? "")
    writer.markup("</text></svg>")
    return writer.bytes
  }

  /// The size that a PNG says it has, in its first part; nil for anything else.
  private static func size(ofPNG bytes: [UInt8]) -> String? {
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    let number = { (place: Int) in bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return "\(number(16))x\(number(20))"
  }

  private struct Manifest: Encodable {
    let id, name, shortName: String
    let description: String?
    let startUrl, scope, display, lang, backgroundColor, themeColor: String
    let icons: [Icon]
  }

  private struct Icon: Encodable {
    let src, type: String
    let sizes: String?
    /// Devices may cut off the corners.
    var purpose = "any maskable"
  }
}
