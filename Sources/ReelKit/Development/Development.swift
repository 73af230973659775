import Foundation

/// Runs a program and keeps it as its files are: what is saved is built, and the server started anew.
///
/// Pages come back by themselves. While a build fails, the program before goes on and shows over its pages why.
package final class Development {
  private let builder: Builder
  private let path: String
  /// What the server is told, the port among it.
  private let words: [String]
  private let environment: [String: String]
  private let report: URL
  private var server: ServerProcess?
  private var product: Builder.Product?

  /// - Parameters:
  ///   - builder: How the program is built.
  ///   - path: Where it is.
  ///   - words: What the server is told.
  ///   - folder: A folder for what lasts from one server to the next.
  package init(_ builder: Builder, path: String, words: [String], folder: URL) throws {
    self.builder = builder
    self.path = path
    self.words = words
    report = folder.appendingPathComponent("report.json")
    // Sessions of one server are good for the next.
    let secret = (0..<32).map { _ in String(format: "%02x", UInt8.random(in: 0...255)) }.joined()
    environment = [
      "NEWSREEL_DEVELOPMENT": report.path,
      "NEWSREEL_SECRET": ProcessInfo.processInfo.environment["NEWSREEL_SECRET"] ?? secret,
    ]
  }

  /// Builds, serves and follows changes, until the process ends.
  ///
  /// - Parameter pause: Waits between two looks at the files.
  package func run(pause: () -> Void) throws {
    var before = snapshot()
    attempt([])
    // What lies elsewhere is known once the program was read.
    before.add(FolderSnapshot(outside))
    while true {
      pause()
      let now = snapshot()
      let changes = now.changes(since: before)
      if changes.isEmpty { continue }
      before = now
      attempt(changes)
    }
  }

  /// Ends the server.
  package func end() {
    server?.end()
  }

  /// Builds and serves; says where that fails, and leaves what runs alone.
  private func attempt(_ changes: [String]) {
    let start = Date()
    do {
      let needsBuild = changes.isEmpty || product?.program == nil || !isAssets(changes)
      if needsBuild { product = try builder.build(path) }
      try DevelopmentReport().write(to: report)
      try serve()
      let what = needsBuild ? "Built" : "Took over"
      builder.say(String(format: "\(what) in %.1f s.", Date().timeIntervalSince(start)))
    } catch {
      try? DevelopmentReport(error).write(to: report)
      builder.say("\(error)")
    }
  }

  private func serve() throws {
    guard let product else { return }
    server?.end()
    server = try ServerProcess(product.executable, words, environment: environment)
  }

  /// Whether nothing was changed but files which the bundle has as links, and that no code is made of.
  private func isAssets(_ changes: [String]) -> Bool {
    let resources = product?.program?.resources.map(\.source.path) ?? []
    return changes.allSatisfy { change in
      !change.hasSuffix("Contents.json") && FileManager.default.fileExists(atPath: change)
        && resources.contains { change == $0 || change.hasPrefix("\($0)/") }
    }
  }

  /// The folder of the program, and what it takes from elsewhere.
  private func snapshot() -> FolderSnapshot { FolderSnapshot([own] + outside) }

  /// The folder or file that was given. Project files lie in folders that hold nothing else to watch.
  private var own: URL {
    let root = URL(fileURLWithPath: path).standardizedFileURL
    let isFile = !root.isFolder || ["xcodeproj", "xcworkspace"].contains(root.pathExtension)
    return isFile && root.pathExtension != "swift" ? root.deletingLastPathComponent() : root
  }

  /// What the program has elsewhere.
  private var outside: [URL] {
    let program = product?.program
    let others = (program?.modules.flatMap(\.sources) ?? []) + (program?.resources.map(\.source) ?? [])
    let packages = (program?.packages ?? []).compactMap { package -> URL? in
      if case .folder(let url) = package.location { url } else { nil }
    }
    return (others + packages).filter { !$0.path.hasPrefix(own.path + "/") }
  }
}
