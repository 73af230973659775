import Foundation

/// The packages that a target's products come from.
struct XcodePackages {
  private(set) var packages: [PackageReference] = []
  private(set) var products: [ProductReference] = []
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - target: Whose products.
  ///   - around: Folders of packages that are in the workspace beside the project.
  init(_ target: XcodeTarget, around: [URL]) {
    let project = target.project
    let folders = Self.folders(in: project) + around
    let ids = target.object.list("packageProductDependencies") + Self.linked(target)
    for folder in Self.referred(in: project) where !folder.appendingPathComponent("Package.swift").exists {
      notes.append("The project takes a package from \(folder.path), which is not there.")
    }
    for product in project.objects(ids) {
      guard let name = product["productName"] else { continue }
      if name.hasPrefix("plugin:") {
        notes.append("The plugin \(name.dropFirst("plugin:".count)) is not run: it is for Xcode's builds.")
        continue
      }
      let reference =
        project.object(product["package"]).flatMap { Self.reference($0, project) }
        ?? Self.folder(making: name, in: folders).map { PackageReference(location: .folder($0)) }
      if case .folder(let folder)? = reference?.location, !folder.appendingPathComponent("Package.swift").exists {
        continue
      }
      if let reference, !packages.contains(reference) { packages.append(reference) }
      let known = ProductReference(name: name, package: reference?.identity)
      if !products.contains(known) { products.append(known) }
    }
  }

  private static func linked(_ target: XcodeTarget) -> [String] {
    target.phases("PBXFrameworksBuildPhase").flatMap { target.project.objects($0.list("files")) }
      .compactMap { $0["productRef"] }
  }

  private static func reference(_ object: XcodeProject.Object, _ project: XcodeProject) -> PackageReference? {
    if let path = object["relativePath"] {
      return PackageReference(location: .folder(project.root.appendingPathComponent(path).standardizedFileURL))
    }
    guard let address = object["repositoryURL"] else { return nil }
    let requirement = Self.requirement(object.dictionary("requirement").compactMapValues { $0 as? String })
    return PackageReference(location: .repository(address, requirement: requirement))
  }

  /// Which versions will do, as a manifest says it.
  static func requirement(_ fields: [String: String]) -> String {
    let least = fields["minimumVersion"] ?? "0.0.0"
    return switch fields["kind"] {
    case "upToNextMinorVersion": ".upToNextMinor(from: \"\(least)\")"
    case "exactVersion": "exact: \"\(fields["version"] ?? least)\""
    case "versionRange": "\"\(least)\"..<\"\(fields["maximumVersion"] ?? "9999.0.0")\""
    case "branch": "branch: \"\(fields["branch"] ?? "main")\""
    case "revision": "revision: \"\(fields["revision"] ?? "")\""
    default: "from: \"\(least)\""
    }
  }

  /// Packages that the project names as folders.
  private static func folders(in project: XcodeProject) -> [URL] {
    let named = project.all("PBXFileReference").compactMap { project.path(of: $0) }
    return referred(in: project) + named.filter { $0.appendingPathComponent("Package.swift").exists }
  }

  private static func referred(in project: XcodeProject) -> [URL] {
    project.all("XCLocalSwiftPackageReference").compactMap { $0["relativePath"] }
      .map { project.root.appendingPathComponent($0).standardizedFileURL }
  }

  /// The package with a product of a name.
  private static func folder(making product: String, in folders: [URL]) -> URL? {
    folders.first { folder in
      let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
      return manifest?.contains("\"\(product)\"") ?? false
    }
  }
}
