import Foundation

/// The manifest of the package that a program is built as.
struct ProgramManifest {
  let program: Program
  /// Names of modules that are to be empty, because they do not build here.
  var emptyModules: [String] = []
  /// What the linker is given for everything that runs.
  let link: [String]

  /// The text of `Package.swift`.
  var text: String {
    let app = program.modules[0]
    let targets =
      [target(app, kind: "executableTarget", links: true)]
      + program.modules.dropFirst().map { target($0, kind: "target", links: false) }
      + program.tests.map { target($0, kind: "testTarget", links: true, besides: [app.name]) }
      + emptyModules.map { "    .target(name: \(quoted($0)))," }
    return """
      // swift-tools-version: 6.2
      // Made by reel, anew each time.
      import PackageDescription

      let package = Package(
        name: \(quoted(app.name)),
        defaultLocalization: "en",
        dependencies: [
      \(program.packages.map { "    \(dependency($0)),\n" }.joined())  ],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }

  private func dependency(_ package: PackageReference) -> String {
    switch package.location {
    case .folder(let url): ".package(path: \(quoted(url.path)))"
    case .repository(let address, let requirement): ".package(url: \(quoted(address)), \(requirement))"
    }
  }

  private func target(_ module: Module, kind: String, links: Bool, besides: [String] = []) -> String {
    let products = module.products.map { product in
      emptyModules.contains(product.name) || product.package == nil
        ? quoted(product.name)
        : ".product(name: \(quoted(product.name)), package: \(quoted(product.package ?? "")))"
    }
    let dependencies = (besides + module.dependencies).map(quoted) + products
    let linking =
      links ? ", linkerSettings: [.unsafeFlags([\(link.map(quoted).joined(separator: ", "))])]" : ""
    return """
          .\(kind)(
            name: \(quoted(module.name)), dependencies: [\(dependencies.joined(separator: ", "))],
            path: \(quoted("Sources/\(module.name)")),
            swiftSettings: [\(settings(module.settings).joined(separator: ", "))]\(linking)),
      """
  }

  private func settings(_ settings: ModuleSettings) -> [String] {
    // SwiftPM defines DEBUG itself.
    let conditions = settings.conditions.filter { $0 != "DEBUG" }
    let features = settings.features.filter {
      $0 != ModuleSettings.regularExpressions || settings.languageMode == "5"
    }
    return [".swiftLanguageMode(.v\(settings.languageMode))"]
      + (settings.isMainActorByDefault ? [".defaultIsolation(MainActor.self)"] : [])
      + conditions.map { ".define(\(quoted($0)))" }
      + features.map { ".enableUpcomingFeature(\(quoted($0)))" }
      + (settings.flags.isEmpty ? [] : [".unsafeFlags([\(settings.flags.map(quoted).joined(separator: ", "))])"])
  }
}

/// A text as Swift writes it.
func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
