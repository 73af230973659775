import Foundation
import ViewGraph
import WebHost

extension WebHostConfiguration {
  /// Takes over what a bundle says of its program: name, language, fonts, accent colour and icon.
  mutating func follow(_ bundle: Bundle) {
    func said(_ key: String) -> String? {
      (bundle.object(forInfoDictionaryKey: key) as? String).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let name = said("CFBundleDisplayName") ?? said("CFBundleName") { title = name }
    if let region = said("CFBundleDevelopmentRegion") { language = region }
    for name in bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? [] {
      // What is named with a folder lies beside the others in the bundle.
      let places = [name, (name as NSString).lastPathComponent].map { bundle.resourceURL?.appendingPathComponent($0) }
      if let data = places.lazy.compactMap({ $0.flatMap { try? Data(contentsOf: $0) } }).first {
        FontFile.register(data)
      }
    }
    let catalog = AssetCatalog.of(bundle)
    if let accent = catalog.color(named: said("NSAccentColorName") ?? "AccentColor") { Color.programAccent = accent }
    if let picture = catalog.icon(named: said("CFBundleIconName") ?? "AppIcon") {
      icon = RemoteImage(bytes: Array(picture.data), type: picture.mimeType)
    }
  }
}
