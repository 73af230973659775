import Foundation

extension XcodeTarget {
  /// The build settings in a configuration; in the project's default one where there is none of that name.
  func settings(configuration: String) -> BuildSettings {
    var settings = BuildSettings(builtIn: [
      "CONFIGURATION": configuration, "DEVELOPMENT_LANGUAGE": project.main["developmentRegion"] ?? "en",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PRODUCT_NAME": "$(TARGET_NAME)",
      "PROJECT_DIR": project.root.path, "PROJECT_NAME": project.name, "SRCROOT": project.root.path,
      "SOURCE_ROOT": project.root.path, "TARGET_NAME": name, "TARGETNAME": name,
    ])
    for owner in [project.main, object] {
      guard let layer = self.configuration(configuration, of: owner) else { continue }
      if let file = base(of: layer) { settings.add(XCConfig(file).settings, configuration: configuration) }
      settings.add(layer.dictionary("buildSettings"), configuration: configuration)
    }
    return settings
  }

  private func configuration(_ name: String, of owner: XcodeProject.Object) -> XcodeProject.Object? {
    guard let list = project.object(owner["buildConfigurationList"]) else { return nil }
    let all = project.objects(list.list("buildConfigurations"))
    return all.first { $0["name"] == name } ?? all.first { $0["name"] == list["defaultConfigurationName"] } ?? all.first
  }

  /// The `.xcconfig` below a configuration: a file, or since Xcode 16 a path in a synchronized folder.
  private func base(of layer: XcodeProject.Object) -> URL? {
    if let file = project.object(layer["baseConfigurationReference"]) { return project.path(of: file) }
    guard let folder = project.object(layer["baseConfigurationReferenceAnchor"]).flatMap(project.path),
      let path = layer["baseConfigurationReferenceRelativePath"]
    else { return nil }
    return folder.appendingPathComponent(path)
  }
}

extension ModuleSettings {
  /// What the compiler is told of a target's build settings.
  init(_ settings: BuildSettings) {
    self.init()
    languageMode = (settings["SWIFT_VERSION"] ?? "5").hasPrefix("6") ? "6" : "5"
    conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    conditions += Self.defined(in: settings.list("OTHER_SWIFT_FLAGS")).filter { !conditions.contains($0) }
    isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] == "NO" { features = [] }
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features += Self.approachable }
    let upcoming = settings.named("SWIFT_UPCOMING_FEATURE_")
    features += upcoming.filter { $0.value == "YES" }.keys.map(Self.feature).filter { !features.contains($0) }.sorted()
    if settings["SWIFT_STRICT_CONCURRENCY"] == "complete", languageMode == "5" {
      flags.append("-strict-concurrency=complete")
    }
    add(others: settings.list("OTHER_SWIFT_FLAGS"))
  }

  /// Features that are turned on by hand; other options are for Apple's linker, the optimizer or the speed of builds.
  private mutating func add(others words: [String]) {
    let words = words.filter { $0 != "-Xfrontend" }
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      switch word {
      case "-enable-upcoming-feature" where !features.contains(next): features.append(next)
      case "-enable-experimental-feature": flags += [word, next]
      case "-default-isolation" where next == "MainActor", "-default-isolation=MainActor": isMainActorByDefault = true
      default: break
      }
    }
  }

  /// What `SWIFT_APPROACHABLE_CONCURRENCY` turns on.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// `EXISTENTIAL_ANY` is `ExistentialAny`.
  private static func feature(_ setting: String) -> String {
    setting.split(separator: "_").map(\.capitalized).joined()
  }

  /// `-DNAME` and `-D NAME`.
  private static func defined(in flags: [String]) -> [String] {
    zip(flags, flags.dropFirst() + [""]).compactMap { flag, next in
      flag == "-D" ? next : flag.hasPrefix("-D") ? String(flag.dropFirst(2)) : nil
    }
  }
}
