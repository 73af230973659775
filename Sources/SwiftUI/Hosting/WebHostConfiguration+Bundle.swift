import Foundation
import ViewGraph
import WebHost

extension WebHostConfiguration {
  /// Takes over what a bundle says of its program: name, language and icon.
  mutating func follow(_ bundle: Bundle) {
    func said(_ key: String) -> String? {
      (bundle.object(forInfoDictionaryKey: key) as? String).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let name = said("CFBundleDisplayName") ?? said("CFBundleName") { title = name }
    if let region = said("CFBundleDevelopmentRegion") { language = region }
    if let picture = AssetCatalog.of(bundle).icon(named: said("CFBundleIconName") ?? "AppIcon") {
      icon = RemoteImage(bytes: Array(picture.data), type: picture.mimeType)
    }
  }
}
