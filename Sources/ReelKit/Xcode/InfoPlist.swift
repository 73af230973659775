import Foundation

/// What `Bundle.main.infoDictionary` has: the program's `Info.plist`, and what Xcode would put in.
struct InfoPlist {
  let values: [String: Any]

  init(_ settings: BuildSettings, root: URL) {
    var values: [String: Any] = [:]
    if let file = Self.file(settings, root: root), let data = FileManager.default.contents(atPath: file.path),
      let read = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    {
      values = Self.resolve(read, settings) as? [String: Any] ?? [:]
    }
    if settings.isOn("GENERATE_INFOPLIST_FILE") {
      for (name, text) in settings.named("INFOPLIST_KEY_") {
        let (key, value) = Self.generated(name, text)
        values[key] = value
      }
    }
    for (key, setting) in Self.always where values[key] == nil {
      values[key] = settings[setting].flatMap { $0.isEmpty ? nil : $0 }
    }
    values["CFBundleName"] = values["CFBundleName"] ?? settings["PRODUCT_NAME"]
    // The executable is called after its module, so that names with spaces are no trouble.
    values["CFBundleExecutable"] = settings["PRODUCT_MODULE_NAME"]
    self.values = values
  }

  /// The file that a target's settings name.
  static func file(_ settings: BuildSettings, root: URL) -> URL? {
    guard let path = settings["INFOPLIST_FILE"], !path.isEmpty else { return nil }
    return path.hasPrefix("/")
      ? URL(fileURLWithPath: path) : root.appendingPathComponent(path).standardizedFileURL
  }

  private static let always = [
    "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
    "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
    "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE",
    "CFBundleIconName": "ASSETCATALOG_COMPILER_APPICON_NAME",
    "NSAccentColorName": "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
  ]

  private static func resolve(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.resolve(text)
    case let list as [Any]: list.map { resolve($0, settings) }
    case let dictionary as [String: Any]: dictionary.mapValues { resolve($0, settings) }
    default: value
    }
  }

  /// What Xcode writes for a setting: lists where a key has one, and the keys of devices.
  private static func generated(_ name: String, _ text: String) -> (String, Any) {
    let key = name.replacing(#/_(iPad|iPhone)$/#) { "~\($0.1.lowercased())" }
    switch name {
    case "UIApplicationSceneManifest_Generation":
      return ("UIApplicationSceneManifest", ["UIApplicationSupportsMultipleScenes": true])
    case "UILaunchScreen_Generation": return ("UILaunchScreen", [String: Any]())
    default: break
    }
    if lists.contains(where: { name == $0 || name.hasPrefix("\($0)_") }) {
      return (key, text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }
    switch text {
    case "YES": return (key, true)
    case "NO": return (key, false)
    default: return (key, text)
    }
  }

  private static let lists = ["UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities"]
}
