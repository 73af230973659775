import Foundation

/// The modules that a program's packages bring, as far as this can be known without fetching them.
struct PackageModules {
  let names: Set<String>
  /// Those that come built, which on Linux they cannot be used as.
  private(set) var binary: Set<String> = []
  /// The sources of packages that are there.
  private(set) var texts: [SourceText] = []
  /// Whether all packages are there.
  private(set) var isComplete = true

  init(_ program: Program) {
    var names = Set(program.modules.flatMap(\.products).map(\.name))
    for package in program.packages {
      guard case .folder(let folder) = package.location else {
        isComplete = false
        continue
      }
      let sources = SwiftFolder(folder.appendingPathComponent("Sources")).sources
      let conditions = Conditions(modules: [], defined: ["DEBUG"])
      texts += sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        .map { SourceText($0, conditions: conditions) }
      names.formUnion(Self.targets(of: folder))
      binary.formUnion(Self.targets(of: folder, matching: #/\.(binaryTarget)\(\s*name:\s*"([^"]+)"/#))
    }
    self.names = names
  }

  /// The targets that a manifest names; by default those that are built from sources.
  static func targets(
    of folder: URL,
    matching pattern: Regex<(Substring, Substring, Substring)> =
      #/\.(target|macro|systemLibrary)\(\s*name:\s*"([^"]+)"/#
  ) -> [String] {
    let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    return (manifest ?? "").matches(of: pattern).map { String($0.2) }
  }
}
