import Foundation
import Testing

@testable import ReelKit

struct LinkedFolderTests {
  @Test func whatALinkLeadsToIsNobodysToRemove() throws {
    let project = try TemporaryFolder(["Sources/App.swift": "app", "Pictures/a.png": "a"])
    let made = try TemporaryFolder()
    let sources = made.url.appendingPathComponent("Sources")
    // As a package was built there before, and a module whose folder was linked to as a whole.
    try FileManager.default.createSymbolicLink(
      at: sources, withDestinationURL: project.url.appendingPathComponent("Sources"))
    var files = LinkedFolder(sources)
    files.write("Other/main.swift", "other")
    try files.finish()
    #expect(try made.contents() == ["Sources/Other/main.swift": "other"])

    let other = sources.appendingPathComponent("Other")
    try FileManager.default.removeItem(at: other)
    try FileManager.default.createSymbolicLink(
      at: other, withDestinationURL: project.url.appendingPathComponent("Pictures"))
    try files.finish()
    #expect(try made.contents() == ["Sources/Other/main.swift": "other"])
    #expect(try project.contents() == ["Sources/App.swift": "app", "Pictures/a.png": "a"])
  }

  @Test func aPackageTakesThePlaceOfAnother() throws {
    let first = try TemporaryFolder(["Package.swift": "", "Sources/A.swift": "a", "Plugins/P.swift": "p"])
    let second = try TemporaryFolder(["Package.swift": "", "Sources/B.swift": "b"])
    let made = try TemporaryFolder(["Sources/Made/main.swift": "of a project that was built here before"])
    for package in [first, second] {
      try PackageBuild.link(package.url, into: made.url)
      let sources = package.url.appendingPathComponent("Sources").path
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: made.url.path + "/Sources") == sources)
    }
    #expect(try made.contents().keys.sorted() == ["Sources"])
  }

  @Test func eachProgramHasAFolderOfItsOwn() {
    var options = BuildOptions()
    options.folder = URL(fileURLWithPath: "/made")
    let urls = ["/a/Shop", "/b/Shop"].map { options.folder(for: URL(fileURLWithPath: $0)) }
    #expect(urls[0] != urls[1])
    #expect(urls.allSatisfy { $0.path.hasPrefix("/made/Shop-") })
    options.showsPreviews = true
    #expect(options.folder(for: URL(fileURLWithPath: "/a/Shop")) != urls[0])
    options.folder = nil
    let cache = options.folder(for: URL(fileURLWithPath: "/a/Shop"), environment: ["XDG_CACHE_HOME": "/cache"])
    #expect(cache.path.hasPrefix("/cache/reel/Shop-"))
  }
}
