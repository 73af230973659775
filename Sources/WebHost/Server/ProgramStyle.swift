import Crypto
import Foundation
import Synchronization
import ViewGraph

/// What pages load of the program's own style: a sheet with its accent colour and its fonts, and the fonts' files.
struct ProgramStyle: Sendable {
  /// The style sheet; nil where the program has neither.
  let sheet: WebAsset?
  /// All of them, by their paths.
  let assets: [String: WebAsset]

  private init(_ fonts: [FontFile], accent: Color?) {
    var assets: [String: WebAsset] = [:]
    var rules = accent.map { ":root{--tint:\($0.css.text)}\n" } ?? ""
    for font in fonts {
      let (suffix, format) = font.isOpenType ? ("otf", "opentype") : ("ttf", "truetype")
      let asset = WebAsset(name: "f/font", extension: suffix, type: "font/\(suffix)", bytes: Array(font.bytes))
      assets[asset.path] = asset
      for name in font.names {
        let style = name.weight.map { ";font-weight:\($0);font-style:\(name.isItalic ? "italic" : "normal")" } ?? ""
        let source = "url(\(asset.path)) format(\"\(format)\")"
        rules += "@font-face{font-family:\(CSS.quoted(name.text).text)\(style);src:\(source);font-display:swap}\n"
      }
    }
    let sheet = WebAsset(name: "f/style", extension: "css", type: "text/css; charset=utf-8", bytes: Array(rules.utf8))
    self.sheet = rules.isEmpty ? nil : sheet
    if !rules.isEmpty { assets[sheet.path] = sheet }
    self.assets = assets
  }

  private struct Known {
    var count = 0
    var accent: Color?
    var style = ProgramStyle([], accent: nil)
  }

  private static let known = Mutex(Known())

  /// That of the accent colour, and of the fonts that the program has registered so far.
  static var current: ProgramStyle {
    let (fonts, accent) = (FontFile.registered, Color.programAccent)
    return known.withLock { known in
      if known.count != fonts.count || known.accent != accent {
        known = Known(count: fonts.count, accent: accent, style: ProgramStyle(fonts, accent: accent))
      }
      return known.style
    }
  }
}
