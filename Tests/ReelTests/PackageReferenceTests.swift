import Foundation
import Testing

@testable import ReelKit

struct PackageReferenceTests {
  @Test(arguments: [
    (["kind": "upToNextMajorVersion", "minimumVersion": "1.2.0"], "from: \"1.2.0\""),
    (["kind": "upToNextMinorVersion", "minimumVersion": "1.2.0"], ".upToNextMinor(from: \"1.2.0\")"),
    (["kind": "exactVersion", "version": "2.0.1"], "exact: \"2.0.1\""),
    (["kind": "versionRange", "minimumVersion": "1.0.0", "maximumVersion": "3.0.0"], "\"1.0.0\"..<\"3.0.0\""),
    (["kind": "branch", "branch": "develop"], "branch: \"develop\""),
    (["kind": "revision", "revision": "abc"], "revision: \"abc\""),
  ])
  func requirementsAreWrittenAsAManifestSaysThem(fields: [String: String], text: String) {
    #expect(XcodePackages.requirement(fields) == text)
  }

  @Test func repositoriesAreCalledAfterTheirAddress() {
    let package = PackageReference(location: .repository("https://example.com/owner/Some-Kit.git", requirement: ""))
    #expect(package.identity == "Some-Kit")
  }

  @Test func whatIsLeftOutTakesItsPackageAlong() {
    var program = Program(name: "A", root: URL(fileURLWithPath: "/p"), modules: [Module(name: "A", sources: [])])
    program.packages = [
      PackageReference(location: .repository("https://example.com/Ads", requirement: "")),
      PackageReference(location: .repository("https://example.com/Kit", requirement: "")),
    ]
    program.modules[0].products = [
      ProductReference(name: "AdsCore", package: "Ads"), ProductReference(name: "Kit", package: "Kit"),
    ]
    program.leaveOut(["AdsCore"])
    #expect(program.packages.map(\.identity) == ["Kit"])
    #expect(program.modules[0].products.map(\.name) == ["Kit"])
    #expect(program.modules[0].dependencies == ["AdsCore"])
  }
}
