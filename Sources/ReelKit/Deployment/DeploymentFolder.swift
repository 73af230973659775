import Foundation

/// A folder with all that a program needs to run on another machine of the same kind.
package struct DeploymentFolder {
  /// Where it is.
  package let folder: URL
  private let product: Builder.Product
  private let manager = FileManager.default

  /// Makes the folder anew.
  ///
  /// - Parameters:
  ///   - product: What was built to be deployed.
  ///   - folder: Where to put it. What `reel` did not make is never replaced.
  ///   - sdk: The SDK that it was built with.
  package init(_ product: Builder.Product, at folder: URL, sdk: SDK) throws {
    self.product = product
    self.folder = folder
    if folder.exists {
      guard folder.appendingPathComponent(Self.mark).exists || folder.visibleNames.isEmpty else {
        throw ReelError("\(folder.path) is there already and was not made by reel: name another with --output.")
      }
      try manager.removeItem(at: folder)
    }
    try manager.createDirectory(at: folder.appendingPathComponent("lib"), withIntermediateDirectories: true)
    let name = product.executable.lastPathComponent
    try manager.copyItem(at: product.executable, to: folder.appendingPathComponent(name))
    try copyResources()
    try copyLibraries(sdk)
    for (file, text) in DeploymentTexts(name: name, title: product.name).files {
      try LinkedFolder.write(text, to: folder.appendingPathComponent(file))
    }
    let script = folder.appendingPathComponent(Self.mark).path
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
  }

  private static let mark = "run.sh"

  private func copyResources() throws {
    let beside = product.executable.deletingLastPathComponent()
    for name in beside.visibleNames where name.hasSuffix(".resources") {
      if let program = product.program, name.hasPrefix("\(program.module)_") { continue }
      try copy(beside.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
    if let program = product.program { try ProgramBundle(program).write(beside: folder, isCopied: true) }
  }

  /// Copies a folder with what its links lead to.
  private func copy(_ url: URL, to place: URL) throws {
    let url = url.resolvingSymlinksInPath()
    guard url.isFolder else { return try manager.copyItem(at: url, to: place) }
    try manager.createDirectory(at: place, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: url.path) {
      try copy(url.appendingPathComponent(name), to: place.appendingPathComponent(name))
    }
  }

  /// Copies the platform and the libraries of Swift that the program is linked with. Others belong to the system, which keeps
  /// them free of known holes.
  private func copyLibraries(_ sdk: SDK) throws {
    let places = try Self.runtimeFolders() + [sdk.folder.path]
    let path = places.joined(separator: ":")
    let listed = try Command("env", ["LD_LIBRARY_PATH=\(path)", "ldd", product.executable.path]).output()
    for line in listed.split(separator: "\n") {
      if line.contains("not found") {
        let name = line.split(separator: " ").first?.trimmingCharacters(in: .whitespaces) ?? ""
        throw ReelError("\(name), which the program is linked with, is not on this machine.")
      }
      guard let match = line.firstMatch(of: #/(\S+) => (/\S.*?) \(0x/#) else { continue }
      let library = URL(fileURLWithPath: String(match.2))
      guard places.contains(library.deletingLastPathComponent().path) else { continue }
      try manager.copyItem(at: library.resolvingSymlinksInPath(), to: folder.appendingPathComponent("lib/\(match.1)"))
    }
  }

  /// Where the libraries of Swift itself are.
  private static func runtimeFolders() throws -> [String] {
    let text = try Command("swiftc", ["-print-target-info"]).output()
    let info = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return (info?["paths"] as? [String: Any])?["runtimeLibraryPaths"] as? [String] ?? []
  }
}
