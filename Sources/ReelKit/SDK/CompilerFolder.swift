import Foundation

/// A toolchain as SwiftPM is to see it: the installed one, but for the compiler, which is the SDK's script. SwiftPM looks for other
/// parts from where the compiler is.
struct CompilerFolder {
  /// The script.
  let compiler: URL
  /// The compiler that it calls.
  private let original: URL
  /// The modules of frameworks, which the script shows to those who may see them.
  private let frameworks: URL

  /// Makes the folder of links.
  init(in folder: URL, sdk: SDK) throws {
    let text = try Command("swiftc", ["-print-target-info"]).output()
    let info = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    guard let resources = (info?["paths"] as? [String: Any])?["runtimeResourcePath"] as? String else {
      throw ReelError("The compiler does not say where it is installed: \(text.prefix(200))")
    }
    // usr/lib/swift
    let usr = URL(fileURLWithPath: resources).deletingLastPathComponent().deletingLastPathComponent()
    let script = try String(contentsOf: sdk.folder.appendingPathComponent("swiftc"), encoding: .utf8)
    var files = LinkedFolder(folder)
    for name in usr.visibleNames where name != "bin" { files.link(name, to: usr.appendingPathComponent(name)) }
    let bin = usr.appendingPathComponent("bin")
    for name in bin.visibleNames where name != "swiftc" {
      files.link("bin/\(name)", to: bin.appendingPathComponent(name))
    }
    files.write("bin/swiftc", script)
    try files.finish()
    frameworks = sdk.folder.appendingPathComponent("frameworks")
    compiler = folder.appendingPathComponent("bin/swiftc")
    original = bin.appendingPathComponent("swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
  }

  /// What SwiftPM is told of it.
  var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging([
      "NEWSREEL_REEL": URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path,
      "NEWSREEL_FRAMEWORKS": frameworks.path, "NEWSREEL_SWIFTC": original.path, "SWIFT_EXEC": compiler.path,
    ]) { $1 }
  }
}
