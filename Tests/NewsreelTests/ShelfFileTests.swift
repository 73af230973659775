import Foundation
import Testing

@testable import newsreel

/// Where the program keeps what readers keep, also where it cannot.
@Suite struct ShelfFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "newsreel-\(UUID().uuidString)")

  @Test func theUsualPlaceFollowsTheEnvironment() {
    #expect(ShelfFile.usual(["XDG_STATE_HOME": "/state"]).path == "/state/newsreel/shelf.sqlite")
    #expect(ShelfFile.usual(["XDG_STATE_HOME": "relative"]).path.hasSuffix("/.local/state/newsreel/shelf.sqlite"))
  }

  @Test func aFileThatIsDamagedOrCannotBeMadeStopsNobody() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let damaged = folder.appending(path: "shelf.sqlite")
    try Data("this is no database, however one looks at it".utf8).write(to: damaged)
    for file in [damaged, folder, damaged.appending(path: "inside/a/file.sqlite")] {
      let shelf = try ShelfFile.open(file)
      try await shelf.keep(Data([1]), forKey: "key", of: "reader")
      #expect(try await shelf.values(of: "reader", now: Date())["key"] == Data([1]))
    }
    #expect(try Data(contentsOf: damaged).starts(with: Data("this is no database".utf8)), "it is left as it was")
  }

  @Test func theSecretIsMadeOnceAndForItsOwnerAlone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let shelf = folder.appending(path: "shelf.sqlite")
    let secret = try #require(ShelfFile.secret(beside: shelf, [:]))
    #expect(secret.utf8.count >= 32 && ShelfFile.secret(beside: shelf, [:]) == secret)
    let file = folder.appending(path: "secret").path
    let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(rights == 0o600)
    #expect(ShelfFile.secret(beside: shelf, ["NEWSREEL_SECRET": "given"]) == "given")
    #expect(ShelfFile.secret(beside: URL(fileURLWithPath: "/proc/nowhere/shelf.sqlite"), [:]) == nil)
  }
}
