import Foundation
import Testing

@testable import ReelKit

/// The script that stands for the compiler, with one in its place that prints what it is told.
struct CompilerScriptTests {
  private func arguments(_ source: String, more: [String] = []) throws -> String {
    let folder = try TemporaryFolder(["a b.swift": source])
    let list = folder.url.appendingPathComponent("sources")
    try Data("'\(folder.url.path)/a b.swift'\n".utf8).write(to: list)
    let root = Fixture.projects.deletingLastPathComponent().deletingLastPathComponent()
    let environment = ProcessInfo.processInfo.environment.merging(["NEWSREEL_SWIFTC": "/bin/echo"]) { $1 }
    let script = root.appendingPathComponent("scripts/sdk-swiftc.sh").path
    return try Command(script, ["-c", "@\(list.path)"] + more, environment: environment).output()
  }

  @Test(arguments: [
    "import Foundation", "  @preconcurrency import SwiftUI // views", "import B\npublic import UIKit\n",
    "#if canImport(Combine)\n  import Combine\n#endif",
  ])
  func foundationBringsCombineAlong(source: String) throws {
    #expect(
      try arguments(source).hasSuffix(
        "-import-module -Xfrontend FoundationNetworking -Xfrontend -import-module -Xfrontend Combine "
          + "-Xfrontend -import-module -Xfrontend FoundationAdditions"))
  }

  @Test(arguments: ["import FoundationEssentials", "// import Foundation", "import struct NIOCore.ByteBuffer", ""])
  func otherModulesAreAsTheyAre(source: String) throws {
    #expect(try !arguments(source).contains("-import-module"))
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
