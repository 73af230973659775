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
      values.merge(settings.named("INFOPLIST_KEY_").mapValues(Self.typed)) { $1 }
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
  ]

  private static func resolve(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.resolve(text)
    case let list as [Any]: list.map { resolve($0, settings) }
    case let dictionary as [String: Any]: dictionary.mapValues { resolve($0, settings) }
    default: value
    }
  }

  private static func typed(_ text: String) -> Any {
    switch text {
    case "YES": true
    case "NO": false
    default: text
    }
  }
}
