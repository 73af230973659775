import Combine
import Foundation
import Testing

@testable import ViewGraph

/// The folders of two readers of one program.
@Suite struct ReaderFoldersTests {
  private let ann = HostContext()
  private let bob = HostContext()

  init() {
    ann.container = ReaderContainer()
    bob.container = ReaderContainer()
  }

  private func write(_ word: String, to url: URL) throws {
    try Data(word.utf8).write(to: url.appending(path: "word"))
  }

  private func word(in url: URL) -> String? {
    try? String(contentsOf: url.appending(path: "word"), encoding: .utf8)
  }

  /// All the ways to a folder.
  private static let ways: [@Sendable () throws -> URL] = [
    { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0] },
    {
      try FileManager.default.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    },
    { FileManager().urls(for: .cachesDirectory, in: .userDomainMask)[0] },
    { URL(fileURLWithPath: NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)[0]) },
    { URL(fileURLWithPath: NSHomeDirectory()) },
    { URL(fileURLWithPath: NSTemporaryDirectory()) },
    { FileManager.default.temporaryDirectory },
    { FileManager.default.homeDirectoryForCurrentUser },
    { URL.homeDirectory },
    { URL.temporaryDirectory },
  ]

  @Test(arguments: ways.indices) func eachWayLeadsToTheReadersOwn(way: Int) throws {
    let folder = Self.ways[way]
    try ann.run { try write("Ann's", to: folder()) }
    bob.run { #expect((try? folder()).flatMap(word) == nil) }
    try bob.run { try write("Bob's", to: folder()) }
    #expect(try ann.run { try word(in: folder()) } == "Ann's")
    let home = ann.run { URL.homeDirectory }
    let process = try folder()
    #expect(!process.path.hasPrefix(home.path), "the process has its own")
    #expect(try ann.run { try folder() }.path.hasPrefix(home.path))
  }

  @Test func whatIsOfTheMachineStays() {
    let process = FileManager.default.urls(for: .documentDirectory, in: .systemDomainMask)
    ann.run { #expect(FileManager.default.urls(for: .documentDirectory, in: .systemDomainMask) == process) }
  }

  @Test func nobodyElseLooksInsideAndNothingIsLeft() throws {
    let context = HostContext()
    context.container = ReaderContainer()
    let home = context.run { URL.homeDirectory }
    let rights = try FileManager.default.attributesOfItem(atPath: home.path)[.posixPermissions] as? Int
    #expect(rights == 0o700)
    context.container = nil
    #expect(!FileManager.default.fileExists(atPath: home.path))
  }

  @Test func keptFoldersAreThereAgainWithoutWhatIsTemporary() throws {
    try withFolder([:]) { place in
      func open() -> HostContext {
        let context = HostContext()
        context.container = ReaderContainer(folders: ReaderFolders(in: place.appending(path: "files")))
        return context
      }
      try open().run {
        try write("kept", to: FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0])
        try write("gone", to: .temporaryDirectory)
      }
      open().run {
        #expect(word(in: FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]) == "kept")
        #expect(word(in: .temporaryDirectory) == nil)
      }
    }
  }

  @Test func thereIsALimit() throws {
    ann.container = ReaderContainer(folders: ReaderFolders(limit: 1000))
    try ann.run {
      let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appending(path: "file")
      try Data(count: 900).write(to: file)
      #expect(throws: CocoaError(.fileWriteOutOfSpace)) {
        try Data(count: 200).write(to: file.appendingPathExtension("2"))
      }
      #expect(throws: CocoaError(.fileWriteOutOfSpace)) {
        let text = String(repeating: "a", count: 200)
        try text.write(to: file.appendingPathExtension("3"), atomically: true, encoding: .utf8)
      }
      #expect(!FileManager.default.createFile(atPath: file.path + "4", contents: Data(count: 200)))
      try FileManager.default.removeItem(at: file)
      try Data(count: 900).write(to: file)
      let elsewhere = URL(fileURLWithPath: "/tmp/\(UUID().uuidString)")
      try Data(count: 2000).write(to: elsewhere)
      try FileManager.default.removeItem(at: elsewhere)
    }
  }
}
