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
    let names = package.visibleNames.filter { !$0.hasPrefix("Package") }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in folder.visibleNames
    where !names.contains(name) && !["Package.swift", "Package.resolved", "build.log"].contains(name) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    for name in names {
      let link = folder.appendingPathComponent(name)
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) != nil { continue }
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: package.appendingPathComponent(name))
    }
    let link = builder.sdk.linkerFlags(isDeployed: builder.options.isDeployed)
    try LinkedFolder.write(
      Self.manifest(manifest, at: package, link: link), to: folder.appendingPathComponent("Package.swift"))
    let (pins, copy) = ("Package.resolved", folder.appendingPathComponent("Package.resolved"))
    if package.appendingPathComponent(pins).exists, !copy.exists {
      try FileManager.default.copyItem(at: package.appendingPathComponent(pins), to: copy)
    }
    return folder
  }

  /// The package's own manifest, which then puts the platform into what runs and finds its neighbours from elsewhere.
  static func manifest(_ text: String, at package: URL, link: [String]) -> String {
    let name =
      text.firstMatch(of: #/(?m)^let\s+(\w+)(?:\s*:\s*Package)?\s*=\s*Package\s*\(/#).map { String($0.1) } ?? "package"
    return text + """

      // Made by reel, anew each time.
      for target in \(name).targets where target.type == .executable || target.type == .test {
        target.linkerSettings = (target.linkerSettings ?? []) + [
          .unsafeFlags([\(link.map(quoted).joined(separator: ", "))])
        ]
      }
      \(name).dependencies = \(name).dependencies.map { dependency in
        guard case .fileSystem(_, let path) = dependency.kind, path.hasPrefix(".") else { return dependency }
        return .package(path: \(quoted(package.path)) + "/" + path)
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

/// What SwiftPM says of a manifest.
struct PackageDump: Decodable {
  struct Product: Decodable {
    /// What kind it is: an object of one key.
    struct Kind: Decodable {
      let isExecutable: Bool

      private enum Keys: CodingKey { case executable }

      init(from decoder: any Decoder) throws {
        isExecutable = try decoder.container(keyedBy: Keys.self).contains(.executable)
      }
    }

    let name: String
    let targets: [String]
    let type: Kind
  }

  struct Target: Decodable {
    /// Another target or a product, by name: an object of one key, whose list begins with the name.
    struct Dependency: Decodable {
      let name: String?

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        let lists = try? value.decode([String: [Part]].self)
        name = lists?.values.first?.first?.text
      }
    }

    /// A name, or something else.
    struct Part: Decodable {
      let text: String?

      init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
    }

    let name: String
    let type: String
    let dependencies: [Dependency]?
  }

  let products: [Product]
  let targets: [Target]

  /// The product that makes the only executable target, or the one of a name: the target's or the product's. Tools of the package's
  /// own plugins count where they are named.
  func executable(called name: String?) throws(ReelError) -> String {
    let executables = targets.filter { $0.type == "executable" }.map { target in
      let product = products.first { $0.type.isExecutable && $0.targets.contains(target.name) }
      return (target: target.name, product: product?.name ?? target.name)
    }
    let list = executables.map(\.product).joined(separator: ", ")
    if let name {
      if let named = executables.first(where: { $0.product == name || $0.target == name }) { return named.product }
      throw ReelError("The package has no executable called \(name)\(list.isEmpty ? "" : "; there is: \(list)").")
    }
    let plugins = targets.filter { $0.type == "plugin" }
    let tools = Set(plugins.flatMap { $0.dependencies ?? [] }.compactMap(\.name))
    let programs = executables.filter { !tools.contains($0.target) }
    guard let first = programs.first ?? executables.first else {
      throw ReelError("The package has no executable: `reel` runs programs, not libraries alone.")
    }
    if programs.count > 1 {
      throw ReelError("There is more than one executable: \(list). Say which: --target \(first.product).")
    }
    return first.product
  }
}
