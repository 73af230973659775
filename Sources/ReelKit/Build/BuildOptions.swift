import Foundation

/// How a program is to be built.
package struct BuildOptions {
  package var target: String?
  /// The configuration of the Xcode project.
  package var configuration = "Debug"
  /// Products and modules of packages that are replaced by empty modules.
  package var without: [String] = []
  /// Services that others stand for.
  package var bases: [Base] = []
  /// Where what is made lies, each program's in a folder of its own; nil is a folder of the user's cache.
  package var folder: URL?
  /// Whether the program's previews are built in its place.
  package var showsPreviews = false
  /// Whether the program is to run on another machine.
  package var isDeployed = false
  /// Whether the optimizer runs.
  package var isRelease: Bool { configuration != "Debug" }

  package init() {}

  /// The folder for what is made of a project: one for each path, in whatever folder they lie.
  func folder(for url: URL, environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
    let name = BuildSettings.moduleName(url.deletingPathExtension().lastPathComponent)
    // Stable between runs, as Hasher is not.
    let whole = url.path + (target ?? "") + (showsPreviews ? "\npreviews" : "")
    let hash = whole.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    let all = folder ?? (cache ?? home.appendingPathComponent(".cache")).appendingPathComponent("reel")
    return all.appendingPathComponent("\(name)-\(String(hash, radix: 36))")
  }
}
