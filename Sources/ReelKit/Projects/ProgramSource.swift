import Foundation

/// What a path leads to.
package enum ProgramSource: Equatable {
  case project(URL)
  case workspace(URL)
  case package(URL)
  /// A Swift Playgrounds app.
  case playground(URL)
  /// A folder of Swift files.
  case folder(URL)
  case file(URL)

  /// Finds out what a path is: a project, a workspace, a package, a file, or a folder with one of them.
  package init(_ path: String) throws(ReelError) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    guard url.exists else { throw ReelError("There is nothing at \(path).") }
    var found = Self.itself(url)
    if found == nil { found = try Self.inside(url) }
    guard let found else {
      throw ReelError(
        "\(path) has no Xcode project, no Package.swift and no Swift files. Give the path of one of these.")
    }
    self = found
  }

  private static func itself(_ url: URL) -> ProgramSource? {
    switch url.pathExtension {
    case "xcodeproj": .project(url)
    case "xcworkspace": .workspace(url)
    case "swift" where url.lastPathComponent == "Package.swift": manifest(in: url.deletingLastPathComponent())
    case "swiftpm" where url.appendingPathComponent("Package.swift").exists: manifest(in: url)
    case "swift": .file(url)
    default: nil
    }
  }

  private static func inside(_ folder: URL) throws(ReelError) -> ProgramSource? {
    guard folder.isFolder else { return nil }
    let names = folder.visibleNames
    let items = names.map { folder.appendingPathComponent($0) }
    if let found = try project(in: items, called: folder.lastPathComponent) { return found }
    let isPackage = names.contains("Package.swift")
    // A library often has a project beside it that shows what it does.
    if isPackage, !isLibrary(folder) { return manifest(in: folder) }
    // A repository often has the project in a folder of its own, beside documentation and servers.
    if isPackage || !items.contains(where: { $0.pathExtension == "swift" }) {
      var level = items
      for _ in 1...4 {
        level = level.filter { $0.isFolder && !isApart($0) }.flatMap { folder in
          folder.visibleNames.map { folder.appendingPathComponent($0) }
        }
        if let found = try project(in: level, called: folder.lastPathComponent) { return found }
      }
    }
    if isPackage { return .package(folder) }
    if let tool = ProjectDescription(in: folder) { throw tool.error }
    return SwiftFolder(folder).sources.isEmpty ? nil : .folder(folder)
  }

  /// What a folder with a manifest is.
  private static func manifest(in folder: URL) -> ProgramSource {
    PlaygroundManifest.isThere(in: folder) ? .playground(folder) : .package(folder)
  }

  /// Whether a manifest makes nothing that runs.
  private static func isLibrary(_ folder: URL) -> Bool {
    let text = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    return text.map { !$0.contains("executable") && !$0.contains(".iOSApplication") } ?? false
  }

  /// Whether a folder is one thing, or has other people's projects.
  private static func isApart(_ folder: URL) -> Bool {
    FileKind.packages.contains(folder.pathExtension)
      || ["Pods", "Carthage", "node_modules", "DerivedData", "vendor"].contains(folder.lastPathComponent)
  }

  private static func project(in items: [URL], called name: String) throws(ReelError) -> ProgramSource? {
    for type in ["xcworkspace", "xcodeproj", "swiftpm"] {
      let found = items.filter { $0.pathExtension == type }
      let named = found.filter { $0.deletingPathExtension().lastPathComponent == name }
      let chosen = found.count == 1 ? found : named
      if let only = chosen.first { return itself(only) }
      if !found.isEmpty {
        let list = found.map(\.lastPathComponent).joined(separator: ", ")
        throw ReelError("There is more than one project: \(list). Give the path of the one you mean.")
      }
    }
    return nil
  }
}

extension ProgramSource {
  /// The project, package, folder or file itself.
  package var url: URL {
    switch self {
    case .project(let url), .workspace(let url), .package(let url), .playground(let url), .folder(let url),
      .file(let url):
      url
    }
  }
}
