import Crypto
import Foundation
import Synchronization
import ViewGraph

/// The program's own fonts as pages load them: a style sheet that names them, and the files.
struct FontAssets: Sendable {
  /// The style sheet; nil where the program has no fonts.
  let sheet: WebAsset?
  /// All of them, by their paths.
  let assets: [String: WebAsset]

  private init(_ fonts: [FontFile]) {
    var assets: [String: WebAsset] = [:]
    var rules = ""
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
    let sheet = WebAsset(name: "f/fonts", extension: "css", type: "text/css; charset=utf-8", bytes: Array(rules.utf8))
    self.sheet = rules.isEmpty ? nil : sheet
    if !rules.isEmpty { assets[sheet.path] = sheet }
    self.assets = assets
  }

  private static let known = Mutex<(count: Int, assets: FontAssets)>((0, FontAssets([])))

  /// Those of the fonts that the program has registered so far.
  static var current: FontAssets {
    let fonts = FontFile.registered
    return known.withLock { known in
      if known.count != fonts.count { known = (fonts.count, FontAssets(fonts)) }
      return known.assets
    }
  }
}
