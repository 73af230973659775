import Foundation

/// The platform as programs are built with it: one shared library, modules, and the compiler's plugin.
package struct SDK {
  private struct About: Decodable {
    var compiler: String
    var modules: [String]
    var toolchainModules: [String]
  }

  package let folder: URL
  /// The compiler that the SDK was made with, as it calls itself.
  package let compiler: String
  /// The modules that programs may import, the compiler's own among them.
  package let modules: Set<String>

  /// Reads an SDK.
  package init(_ folder: URL) throws(ReelError) {
    let file = folder.appendingPathComponent("sdk.json")
    guard let data = FileManager.default.contents(atPath: file.path),
      let about = try? JSONDecoder().decode(About.self, from: data)
    else {
      throw ReelError(
        "There is no SDK in \(folder.path): run `make sdk` in Newsreel's folder, or say where one is with NEWSREEL_SDK."
      )
    }
    self.folder = folder
    compiler = about.compiler
    modules = Set(about.modules).union(about.toolchainModules)
  }

  /// The SDK that `reel` belongs to, or the one that NEWSREEL_SDK names.
  package static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws(ReelError) -> SDK
  {
    if let path = environment["NEWSREEL_SDK"], !path.isEmpty {
      let url = URL(fileURLWithPath: path)
      let within = url.appendingPathComponent("lib/newsreel")
      return try SDK(within.exists ? within : url)
    }
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let bin = executable.deletingLastPathComponent()
    return try SDK(bin.deletingLastPathComponent().appendingPathComponent("lib/newsreel"))
  }

  package var library: URL { folder.appendingPathComponent("libNewsreel.so") }
  /// The frameworks beside the platform, which is not loaded where a program uses none of them.
  private var frameworks: URL { folder.appendingPathComponent("libNewsreelFrameworks.so") }
  var names: URL { folder.appendingPathComponent("names.json") }
  var support: URL { folder.appendingPathComponent("support.json") }

  /// When the library was made, in seconds; it tells one SDK from another in the same place.
  private var stamp: Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: library.path)
    return Int((attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)
  }

  /// What everything is compiled with, packages from elsewhere too. The stamp among them has no meaning for the compiler: the package
  /// manager does not look at modules outside of a package, and would keep what was compiled for another SDK.
  var compilerFlags: [String] {
    let plugin = folder.appendingPathComponent("SwiftUIMacros").path + "#SwiftUIMacros"
    return [
      "-I\(folder.appendingPathComponent("modules").path)", "-Xfrontend", "-load-plugin-executable", "-Xfrontend",
      plugin, "-Xcc", "-DNEWSREEL_SDK=\(stamp)",
    ]
  }

  /// What a program is linked with. The library is an input, not an option: so it comes before Foundation, whose functions
  /// some of its take the place of.
  ///
  /// - Parameter isDeployed: Whether libraries lie beside the program on another machine, and not where they are here.
  func linkerFlags(isDeployed: Bool) -> [String] {
    let place =
      isDeployed
      ? ["-no-toolchain-stdlib-rpath", "-Xlinker", "-rpath=$ORIGIN/lib"] : ["-Xlinker", "-rpath=\(folder.path)"]
    // All three for the linker, because the compiler puts inputs of its own before what the linker is told.
    let used = ["--as-needed", frameworks.path, "--no-as-needed"].flatMap { ["-Xlinker", $0] }
    return ["-use-ld=lld", library.path] + used + place
  }

  /// Sees to it that the compiler is the one that the SDK was made with: modules of another cannot be read.
  package func check(compiler found: String) throws(ReelError) {
    guard found != compiler else { return }
    throw ReelError(
      """
      The SDK in \(folder.path) was made with \(compiler), and the compiler here is \(found): modules of one cannot \
      be read by another. Run `make sdk` again, or put the first compiler first in PATH.
      """)
  }
}
