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
    let drawing = Icon(src: Self.iconPath, type: "image/svg+xml", sizes: "any", purpose: "any maskable")
    let icon = configuration.icon.map { Icon(src: "/favicon.ico", type: $0.type, sizes: nil, purpose: "any") }
    let manifest = Manifest(
      id: "/", name: configuration.title, shortName: configuration.title, description: configuration.summary,
      startUrl: "/", scope: "/", display: "standalone", lang: configuration.language,
      backgroundColor: "#ffffff", themeColor: "#ffffff",
      icons: [icon, drawing].compactMap(\.self))
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

  private struct Manifest: Encodable {
    let id, name, shortName: String
    let description: String?
    let startUrl, scope, display, lang, backgroundColor, themeColor: String
    let icons: [Icon]
  }

  private struct Icon: Encodable {
    let src, type: String
    let sizes: String?
    let purpose: String
  }
}
