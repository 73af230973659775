import Foundation

extension Program {
  /// Reads a Swift Playgrounds app.
  package init(playground folder: URL) throws(ReelError) {
    let manifest = try PlaygroundManifest(folder)
    let contents = manifest.contents
    guard let app = contents.targets.first(where: { $0.name == manifest.target }) else {
      throw ReelError("\(folder.lastPathComponent) has no target \(manifest.target), which its application is of.")
    }
    let members = ([app] + contents.targets.filter { $0.name != app.name }).map {
      PlaygroundTarget($0, in: folder, contents)
    }
    self.init(name: manifest.name, root: folder, modules: members.map(\.module))
    packages = contents.dependencies.compactMap(\.reference)
    resources = members.flatMap(\.resources)
    info = manifest.info
    info["CFBundleName"] = manifest.name
    info["CFBundleExecutable"] = module
    info["CFBundleDevelopmentRegion"] = "en"
    let usesModuleBundle = modules[0].sources.contains {
      (try? String(contentsOf: $0, encoding: .utf8))?.contains("Bundle.module") ?? false
    }
    if usesModuleBundle { generated["ModuleBundle.swift"] = PlaygroundTarget.moduleBundle }
  }
}

/// What one target of a package or of a Swift Playgrounds app gives to the program.
struct PlaygroundTarget {
  /// One bundle has the resources of all.
  static let moduleBundle = "import Foundation\n\nextension Bundle {\n  static var module: Bundle { .main }\n}\n"

  private(set) var module: Module
  private(set) var resources: [Resource] = []

  init(_ target: PlaygroundContents.Target, in folder: URL, _ contents: PlaygroundContents) {
    let path = target.path ?? "Sources/\(target.name)"
    let root = folder.appendingPathComponent(path).standardizedFileURL
    var files = SynchronizedFolder(url: root)
    files.excluded = Set(["Package.swift"] + (target.exclude ?? []))
    // Other targets and packages may lie inside of this one.
    let others = contents.targets.filter { $0.name != target.name }.map {
      folder.appendingPathComponent($0.path ?? "Sources/\($0.name)").standardizedFileURL
    }
    let packages = contents.dependencies.compactMap { $0.fileSystem?.first }.map { URL(fileURLWithPath: $0.path) }
    files.excluded.formUnion((others + packages).map { $0.path(from: root) })
    files.wholeFolders = Set((target.resources ?? []).filter { $0.rule?.keys.contains("copy") ?? false }.map(\.path))
    var sources: [URL] = []
    var models: [URL] = []
    for file in files.files() {
      switch file.isFolder ? .resource : FileKind(file.url) {
      case .source: sources.append(file.url)
      case .resource: resources.append(Resource(source: file.url, destination: file.destination))
      case .model: models.append(file.url)
      case .leftOut, .ignored: break
      }
    }
    module = Module(name: BuildSettings.moduleName(target.name), sources: sources)
    module.models = models
    module.settings.languageMode = contents.languageMode
    module.settings.features = []
    for setting in target.settings ?? [] where setting.tool == "swift" {
      if let name = setting.kind["define"]?._0 { module.settings.conditions.append(name) }
      if let name = setting.kind["enableUpcomingFeature"]?._0 { module.settings.features.append(name) }
      if let mode = setting.kind["swiftLanguageMode"]?._0 {
        module.settings.languageMode = mode.hasPrefix("6") ? "6" : "5"
      }
      if setting.kind["defaultIsolation"]?._0 == "MainActor" { module.settings.isMainActorByDefault = true }
    }
    let names = Set(contents.targets.map(\.name))
    for dependency in target.dependencies {
      let name = (dependency.target ?? dependency.byName ?? dependency.product)?.first ?? nil
      guard let name else { continue }
      if dependency.product == nil, names.contains(name) {
        module.dependencies.append(BuildSettings.moduleName(name))
      } else {
        let package = dependency.product.flatMap { $0.count > 1 ? $0[1] : nil } ?? name
        module.products.append(ProductReference(name: name, package: package))
      }
    }
  }
}
