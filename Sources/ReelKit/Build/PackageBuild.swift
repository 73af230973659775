import Foundation

/// Builds a program that is a package: through a folder of links to it with a manifest that says the same and links the
/// executables with the platform. So nothing is written into the package.
struct PackageBuild {
  let builder: Builder

  init(_ builder: Builder) {
    self.builder = builder
  }

  func build(_ source: ProgramSource) throws -> Builder.Product {
    let folder = try write(source.url)
    let name = try executable(in: folder)
    try builder.swift(["build", "--product", name], package: folder, root: folder)
    let products = try builder.products(of: folder)
    try PackageModels.compile(in: products)
    return Builder.Product(executable: products.appendingPathComponent(name), name: name, program: nil)
  }

  func test(_ source: ProgramSource, _ filters: [String]) throws {
    let folder = try write(source.url)
    try builder.swift(["build", "--build-tests"], package: folder, root: folder)
    try builder.reporting.swift(["test", "--skip-build"] + filters, package: folder, root: folder)
  }

  private func write(_ package: URL) throws -> URL {
    let folder = builder.options.folder(for: package)
    let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    try Self.link(package, into: folder)
    let link = builder.sdk.linkerFlags(isDeployed: builder.options.isDeployed)
    try LinkedFolder.write(
      Self.manifest(manifest, at: package, link: link, without: builder.options.without),
      to: folder.appendingPathComponent("Package.swift"))
    for name in builder.options.without {
      let empty = folder.appendingPathComponent(".empty/\(name)")
      try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
      try LinkedFolder.write("// Nothing.\n", to: empty.appendingPathComponent("\(name).swift"))
    }
    let (pins, copy) = ("Package.resolved", folder.appendingPathComponent("Package.resolved"))
    if package.appendingPathComponent(pins).exists, !copy.exists {
      try FileManager.default.copyItem(at: package.appendingPathComponent(pins), to: copy)
    }
    return folder
  }

  /// Makes a folder hold links to all that a package has but for its manifests, whatever was built there before.
  static func link(_ package: URL, into folder: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = package.visibleNames.filter { !$0.hasPrefix("Package") }
    let made = ["Package.swift", "Package.resolved", "build.log"]
    for name in folder.visibleNames where !made.contains(name) {
      let link = folder.appendingPathComponent(name)
      let target = try? manager.destinationOfSymbolicLink(atPath: link.path)
      if names.contains(name), target == package.appendingPathComponent(name).path { continue }
      try manager.removeItem(at: link)
    }
    for name in names where !folder.visibleNames.contains(name) {
      try manager.createSymbolicLink(
        at: folder.appendingPathComponent(name), withDestinationURL: package.appendingPathComponent(name))
    }
  }

  /// The package's own manifest, which then puts the platform into what runs and finds its neighbours from elsewhere. What is to be left
  /// out is an empty target, and packages that are needed for nothing else are none of its own any more.
  static func manifest(_ text: String, at package: URL, link: [String], without: [String] = []) -> String {
    let name =
      text.firstMatch(of: #/(?m)^let\s+(\w+)(?:\s*:\s*Package)?\s*=\s*Package\s*\(/#).map { String($0.1) } ?? "package"
    let place = isOld(text) ? "let path = dependency.url" : "case .fileSystem(_, let path) = dependency.kind"
    return text + """

      // Made by reel, anew each time.
      for target in \(name).targets where target.type == .executable || target.type == .test {
        target.linkerSettings = (target.linkerSettings ?? []) + [
          .unsafeFlags([\(link.map(quoted).joined(separator: ", "))])
        ]
      }
      \(name).dependencies = \(name).dependencies.map { dependency in
        guard \(place), path.hasPrefix(".") else { return dependency }
        return .package(path: \(quoted(package.path)) + "/" + path)
      }

      """ + leavingOut(without, of: name)
  }

  /// Whether a manifest is in the language of before 5.6, in which dependencies say their place otherwise.
  private static func isOld(_ text: String) -> Bool {
    guard let version = text.firstMatch(of: #/swift-tools-version\s*:\s*(\d+)(?:\.(\d+))?/#) else { return true }
    return (Int(version.1) ?? 0, version.2.flatMap { Int($0) } ?? 0) < (5, 6)
  }

  private static func leavingOut(_ names: [String], of package: String) -> String {
    guard !names.isEmpty else { return "" }
    return """
      let leftOut: Set<String> = [\(names.map(quoted).joined(separator: ", "))]
      var stays: Set<String> = []
      var goes: Set<String> = []
      for target in \(package).targets {
        target.dependencies = target.dependencies.map { dependency in
          switch dependency {
          case .productItem(let name, let owner, _, _):
            if leftOut.contains(name) {
              if let owner { goes.insert(owner.lowercased()) }
              return .target(name: name)
            }
            if let owner { stays.insert(owner.lowercased()) }
          case .byNameItem(let name, _):
            if leftOut.contains(name) {
              goes.insert(name.lowercased())
              return .target(name: name)
            }
            stays.insert(name.lowercased())
          default: break
          }
          return dependency
        }
      }
      \(package).targets.removeAll { leftOut.contains($0.name) }
      \(package).targets += leftOut.sorted().map { .target(name: $0, path: ".empty/" + $0) }
      \(package).dependencies.removeAll { dependency in
        let place: String
        switch dependency.kind {
        case .fileSystem(_, let path): place = path
        case .sourceControl(_, let location, _): place = location
        default: return false
        }
        let last = place.split(separator: "/").last.map { $0.lowercased() } ?? ""
        let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        return goes.contains(name) && !stays.contains(name)
      }

      """
  }

  /// The executable of the package that is to run.
  private func executable(in folder: URL) throws -> String {
    let text = try Command("swift", ["package", "--package-path", folder.path, "dump-package"]).output()
    let start = text.firstIndex(of: "{") ?? text.startIndex
    guard let dump = try? JSONDecoder().decode(PackageDump.self, from: Data(text[start...].utf8)) else {
      throw ReelError("The manifest of the package cannot be read.\n\(text)")
    }
    return try dump.executable(called: builder.options.target)
  }
}
