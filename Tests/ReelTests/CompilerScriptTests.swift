import Foundation
import Testing

@testable import ReelKit

/// The script that stands for the compiler, with one in its place that prints what it is told.
struct CompilerScriptTests {
  private let script = Fixture.projects.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("scripts/sdk-swiftc.sh").path

  private func arguments(_ source: String, more: [String] = []) throws -> String {
    let folder = try TemporaryFolder(["a b.swift": source])
    let list = folder.url.appendingPathComponent("sources")
    try Data("'\(folder.url.path)/a b.swift'\n".utf8).write(to: list)
    let environment = ProcessInfo.processInfo.environment.merging(["NEWSREEL_SWIFTC": "/bin/echo"]) { $1 }
    return try Command(script, ["-c", "@\(list.path)"] + more, environment: environment).output()
  }

  @Test(arguments: [
    "import Foundation", "  @preconcurrency import SwiftUI // views", "import B\npublic import UIKit\n",
    "#if canImport(Combine)\n  import Combine\n#endif",
  ])
  func foundationBringsModulesAlong(source: String) throws {
    let modules = ["FoundationNetworking", "FoundationAdditions", "Combine", "Observation"]
    let imports = modules.map { "-Xfrontend -import-module -Xfrontend \($0)" }.joined(separator: " ")
    #expect(try arguments(source).hasSuffix(imports))
  }

  @Test(arguments: ["import FoundationEssentials", "// import Foundation", "import struct NIOCore.ByteBuffer", ""])
  func otherModulesAreAsTheyAre(source: String) throws {
    #expect(try !arguments(source).contains("-import-module"))
  }

  @Test(arguments: [
    ("Sources/A/a.swift", "#if canImport(os)\nimport os\n#endif", true),
    (".build/checkouts/b/a.swift", "#if canImport(os)\nimport os\n#endif", false),
    (".build/checkouts/b/a.swift", "#if canImport(Other)\n#endif\nimport os", true),
  ])
  func frameworksAreSeenButByPackagesThatCanDoWithout(path: String, source: String, isSeen: Bool) throws {
    let folder = try TemporaryFolder([
      path: source, "frameworks/os.swiftmodule": "", "frameworks/Network.swiftmodule": "",
    ])
    let frameworks = folder.url.appendingPathComponent("frameworks").path
    let list = folder.url.appendingPathComponent("sources")
    try Data("'\(folder.url.appendingPathComponent(path).path)'\n".utf8).write(to: list)
    let environment = ["PATH": "/usr/bin:/bin", "NEWSREEL_SWIFTC": "/bin/echo", "NEWSREEL_FRAMEWORKS": frameworks]
    let said = try Command(script, ["@\(list.path)"], environment: environment).output()
    #expect(said.contains("-I\(frameworks)") == isSeen)
  }

  @Test func whatReadsFeedsComesAlongWhereItIsNamed() throws {
    let isNamed = try arguments("import Foundation\nlet parser = XMLParser(data: data)")
    #expect(isNamed.contains("-import-module -Xfrontend FoundationXML"))
    #expect(try !arguments("import Foundation").contains("FoundationXML"))
  }

  @Test func cModulesOfTheProgramsOwnAreNotLookedForAmongThePlatforms() throws {
    let folder = try TemporaryFolder([
      "a.swift": "import Foundation", "sdk/modules/CShared/module.modulemap": "module CShared {}",
      "sdk/modules/COther/module.modulemap": "module COther {}", "sdk/modules/SwiftUI.swiftmodule": "",
      "own/module.modulemap": "module CShared {\n  umbrella \"include\"\n}", "mine/module.modulemap": "module CMine {}",
    ])
    let path = folder.url.path
    let list = folder.url.appendingPathComponent("sources")
    try Data("'\(path)/a.swift'\n".utf8).write(to: list)
    let environment = [
      "PATH": "/usr/bin:/bin", "NEWSREEL_SWIFTC": "/bin/echo", "NEWSREEL_FRAMEWORKS": "\(path)/sdk/frameworks",
    ]
    func said(_ map: String) throws -> String {
      let map = ["-Xcc", "-fmodule-map-file=\(path)/\(map)/module.modulemap"]
      return try Command(script, ["@\(list.path)", "-I\(path)/sdk/modules"] + map, environment: environment).output()
    }
    #expect(try said("own").contains("-I\(path)/platform-modules "))
    #expect(try !said("own").contains("-I\(path)/sdk/modules"))
    let left = try FileManager.default.contentsOfDirectory(atPath: "\(path)/platform-modules").sorted()
    #expect(left == ["COther", "SwiftUI.swiftmodule"])
    #expect(try said("mine").contains("-I\(path)/sdk/modules"))
  }

  @Test func theMachinesOwnToolsAreAsTheyAre() throws {
    #expect(try !arguments("import Foundation", more: ["-I", "/x/Modules-tool"]).contains("-import-module"))
  }

  @Test func aToolchainOfLinksHasTheScriptForItsCompiler() throws {
    let sdk = try TemporaryFolder([
      "sdk.json": #"{"compiler": "", "modules": [], "toolchainModules": []}"#, "swiftc": "#!/bin/sh\n",
    ])
    let folder = try TemporaryFolder()
    let toolchain = try CompilerFolder(in: folder.url, sdk: SDK(sdk.url))
    #expect(try String(contentsOf: toolchain.compiler, encoding: .utf8) == "#!/bin/sh\n")
    #expect(FileManager.default.isExecutableFile(atPath: toolchain.compiler.path))
    #expect(folder.url.appendingPathComponent("lib/swift").isFolder)
    let original = try #require(toolchain.environment["NEWSREEL_SWIFTC"])
    #expect(FileManager.default.isExecutableFile(atPath: original))
    #expect(toolchain.environment["SWIFT_EXEC"] == toolchain.compiler.path)
  }
}
