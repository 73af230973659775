import Foundation
import Testing

@testable import ReelKit

struct BuildFailureTests {
  private let root = URL(fileURLWithPath: "/code")

  @Test func errorsAreCountedByWhatIsTheMatter() {
    let lines = [
      "[1/3] Compiling A", "/cache/A.swift:3:8: error: no such module 'MapKit'",
      "/cache/A.swift:3:8: error: no such module 'MapKit'", "/cache/B.swift:9:1: error: cannot find 'UIAlert' in scope",
      "/cache/B.swift:12:1: error: cannot find 'UIAlert' in scope", "/cache/B.swift:2:1: warning: unused",
      "error: emit-module command failed with exit code 1 (use -v to see invocation)",
    ]
    let failure = BuildFailure(lines, originals: ["/cache/A.swift": "/code/App/A b.swift"], root: root)
    #expect(failure.errors == 3)
    #expect(
      failure.causes == [
        .init(text: "There is no UIAlert here", count: 2, place: "/cache/B.swift:9"),
        .init(text: "There is no module MapKit here", count: 1, place: "App/A b.swift:3"),
      ])
    #expect(failure.summary().hasPrefix("3 errors in 2 files:\n  There is no UIAlert here (2 times)\n    first in "))
  }

  @Test func whatHasNoPlaceIsSaidWhereNothingElseIs() {
    let failure = BuildFailure(["error: package 'x' cannot be reached"], originals: [:], root: root)
    #expect(failure.summary() == "It could not be built:\n  package 'x' cannot be reached")
  }

  @Test func packagesThatDoNotBuildAreNamed() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "", "Packages/Own/Package.swift": "", "Packages/Own/Sources/Own/O.swift": "",
      "cache/Package.swift": "", "cache/.build/x": "", "cache/Sources/App/GeneratedAssetSymbols.swift": "",
    ])
    let place = folder.url.path
    let lines = [
      "/c/.build/checkouts/swift-far/Sources/F.swift:1:8: error: no such module 'AppKit'",
      "\(place)/Packages/Own/Sources/Own/O.swift:1:8: error: no such module 'AppKit'",
      "\(place)/cache/Sources/App/GeneratedAssetSymbols.swift:1:8: error: a",
      "\(place)/cache/Sources/App/A.swift:1:8: error: b",
    ]
    let own = "\(place)/cache/Sources/App/A.swift"
    let failure = BuildFailure(lines, originals: [own: "\(place)/App/A.swift"], root: folder.url)
    #expect(failure.packages == ["Own", "swift-far"])
    #expect(failure.summary().hasSuffix("say --without and the product's name."))
    #expect(BuildFailure([lines[3]], originals: [own: "\(place)/App/A.swift"], root: folder.url).packages.isEmpty)
  }

  @Test func aSummaryFitsOnAScreen() {
    let lines = (1...60).map { "/a.swift:\($0):1: error: cannot find 'name\($0)' in scope" }
    let text = BuildFailure(lines, originals: [:], root: root).summary(most: 20)
    #expect(text.split(separator: "\n").count == 42)
    #expect(text.hasSuffix("and 40 more"))
  }
}
