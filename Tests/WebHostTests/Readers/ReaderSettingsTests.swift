import Foundation
import SwiftUI
import Testing

@testable import WebHost

/// Settings of two readers who are there at once.
@Suite(.timeLimit(.minutes(20)))
struct ReaderSettingsTests {
  /// A program as there are many: one object for the defaults, used from a model and from a view.
  private enum Settings {
    nonisolated(unsafe) static let defaults = UserDefaults.standard
  }

  private struct Diary: View {
    @AppStorage("note") private var note = "empty"
    @State private var atStart = Settings.defaults.string(forKey: "note") ?? "nothing"
    let name: String

    var body: some View {
      Text("note: \(note).")
      Text("at start: \(atStart).")
        .onAppear {
          if Settings.defaults.string(forKey: "note") == nil { Settings.defaults.set(name, forKey: "note") }
        }
    }
  }

  @MainActor private static func diary(_ visitor: Visitor) -> Graph { Graph(Diary(name: "by-\(visitor.id)")) }

  @Test func eachSeesTheirOwnAlsoAfterARestart() async throws {
    try await withTemporaryFolder { folder in
      let readers = try await ReadersServer.run(data: folder, program: Self.diary) { server in
        async let first = ReadersServer.Browser(server)
        async let second = ReadersServer.Browser(server)
        let readers = try await [first, second]
        for reader in readers { #expect(reader.first.contains("at start: nothing.")) }
        try await expectOwnNotes(readers, server)
        return readers
      }
      try await ReadersServer.run(data: folder, program: Self.diary) { try await expectOwnNotes(readers, $0) }
      let rights = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
      #expect(rights == 0o700, "other users of the machine see nothing of it")
    }
  }

  @Test func withoutAFolderTheyLastAsLongAsTheServer() async throws {
    try await ReadersServer.run(program: Self.diary) { server in
      try await expectOwnNotes([ReadersServer.Browser(server), ReadersServer.Browser(server)], server)
    }
  }
}

/// Both readers' later pages have the note that was written on their first one.
private func expectOwnNotes(_ readers: [ReadersServer.Browser], _ server: ReadersServer) async throws {
  let notes = try readers.map { try #require($0.first.firstMatch(of: /note: (by-[\w-]+)\./)).output.1 }
  #expect(notes[0] != notes[1])
  for (reader, note) in zip(readers, notes) {
    let page = try await reader.open(server)
    #expect(page.contains("note: \(note).") && page.contains("at start: \(note)."))
  }
}
