import Foundation
import Testing

@testable import ReelKit

struct ForeignNamesTests {
  @Test func whatLeftOutFilesDeclareIsFound() throws {
    let folder = try TemporaryFolder([
      "Legacy.m": "@interface Legacy ()\n@end\n@implementation Legacy\n@end\n",
      "A.swift": "let a = Legacy(), b: Own\n",
    ])
    var program = Program(swift: folder.url)
    program.foreign = ForeignNames([folder.url.appendingPathComponent("Legacy.m")])
    let report = Doctor(table: NameTable(types: []), modules: []).examine(program)
    #expect(report.findings.map(\.title) == ["Legacy"])
    #expect(report.text.contains("Legacy: it is written in Objective-C (Legacy.m): write it in Swift"))
    #expect(report.compiling == 0)
  }

  @Test func aBuiltModuleIsNoneForLinux() throws {
    let folder = try TemporaryFolder([
      "Package.swift": #".target(name: "A", dependencies: ["Thing"]), .binaryTarget(name: "Thing", path: "x")"#,
      "Sources/A/A.swift": "import Thing\n",
    ])
    let program = try Program.survey(ProgramSource(folder.url.path), target: nil)
    let report = Doctor(table: NameTable(types: []), modules: []).examine(program)
    #expect(report.text.contains("Thing: it is built already, for Apple's platforms"))
  }
}
