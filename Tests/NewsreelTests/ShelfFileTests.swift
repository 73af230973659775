import Foundation
import Testing

@testable import newsreel

/// Where the program keeps what readers keep, also where it cannot.
@Suite struct ShelfFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "newsreel-\(UUID().uuidString)")

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
}
