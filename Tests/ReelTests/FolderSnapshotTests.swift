import Foundation
import Testing

@testable import ReelKit

struct FolderSnapshotTests {
  @Test func whatIsSavedAddedAndTakenAwayIsTold() throws {
    let folder = try TemporaryFolder([
      "a.swift": "1", "in/b c.swift": "1", "gone.json": "1", "build/x.o": "1", ".git/HEAD": "1",
    ])
    let before = FolderSnapshot([folder.url])
    #expect(FolderSnapshot([folder.url]).changes(since: before) == [])
    for path in ["in/b c.swift", "new.swift", "build/x.o", ".git/HEAD"] {
      try Data("12".utf8).write(to: folder.url.appendingPathComponent(path), options: .atomic)
    }
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("gone.json"))
    let changes = FolderSnapshot([folder.url]).changes(since: before)
    #expect(changes.map { $0.dropFirst(folder.url.path.count + 1) } == ["gone.json", "in/b c.swift", "new.swift"])
  }

  @Test func singleFilesAreWatchedToo() throws {
    let folder = try TemporaryFolder(["a.swift": "1", "b.swift": "1"])
    let file = folder.url.appendingPathComponent("a.swift")
    let before = FolderSnapshot([file])
    try Data("12".utf8).write(to: folder.url.appendingPathComponent("b.swift"))
    #expect(FolderSnapshot([file]).changes(since: before) == [])
    try Data("12".utf8).write(to: file)
    #expect(FolderSnapshot([file]).changes(since: before) == [file.path])
  }

  @Test func whatIsWatchedLaterHasNotChanged() throws {
    let folder = try TemporaryFolder(["in/a.swift": "1", "out/b.swift": "1"])
    let (own, other) = (folder.url.appendingPathComponent("in"), folder.url.appendingPathComponent("out"))
    var before = FolderSnapshot([own])
    try Data("12".utf8).write(to: own.appendingPathComponent("a.swift"))
    before.add(FolderSnapshot([own, other]))
    let changes = FolderSnapshot([own, other]).changes(since: before)
    #expect(changes == [own.appendingPathComponent("a.swift").path])
  }

  @Test func aFailedBuildIsReportedByItsCauses() throws {
    let lines = ["/p/A.swift:3:5: error: cannot find 'x' in scope", "/p/A.swift:4:5: error: cannot find 'x' in scope"]
    let root = URL(fileURLWithPath: "/p")
    let failure = BuildFailure(lines, originals: [:], root: root)
    let report = DevelopmentReport(BuildProblem(failure: failure, log: root))
    #expect(report.problems == [.init(message: "There is no x here", place: "A.swift:3")])
    #expect(DevelopmentReport(ReelError("no target")).problems.map(\.message) == ["no target"])
    #expect(DevelopmentReport().problems.isEmpty)
  }
}
