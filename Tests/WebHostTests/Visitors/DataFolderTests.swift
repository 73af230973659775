import Foundation
import Testing

@testable import WebHost

/// What a program keeps on disk for its readers.
struct DataFolderTests {
  @Test func theUsualPlaceFollowsTheEnvironment() {
    #expect(DataFolder.usual(of: "newsreel", ["XDG_STATE_HOME": "/state"]).path == "/state/newsreel")
    #expect(DataFolder.usual(of: "x", ["XDG_STATE_HOME": "relative"]).path.hasSuffix("/.local/state/x"))
  }

  @Test func theSecretIsMadeOnceAndForItsOwnerAlone() async throws {
    try await withTemporaryFolder { url in
      let data = try DataFolder(url)
      let secret = try #require(data.secret)
      #expect(secret.utf8.count >= 32 && data.secret == secret)
      let file = url.appending(path: "secret").path
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    }
    #expect(DataFolder.open(URL(fileURLWithPath: "/proc/nowhere")) == nil)
  }

  @Test func valuesAreThereForTheNextProcess() async throws {
    try await withTemporaryFolder { url in
      let (ann, bob) = (VisitorID(), VisitorID())
      let storage = FolderVisitorStorage(try DataFolder(url))
      for number in 0..<100 { storage.keep(Data([UInt8(number)]), forKey: "key \(number % 3)", of: ann) }
      storage.keep(nil, forKey: "key 1", of: ann)
      await storage.finish()
      let next = FolderVisitorStorage(try DataFolder(url))
      #expect(try await next.values(of: ann) == ["key 0": Data([99]), "key 2": Data([98])])
      #expect(try await next.values(of: bob).isEmpty)
    }
  }

  @Test func readersWhoStayAwayAreForgotten() async throws {
    try await withTemporaryFolder { url in
      let data = try DataFolder(url)
      let (ann, bob) = (VisitorID(), VisitorID())
      for (reader, day) in [(ann, 1.0), (bob, 3)] {
        _ = try data.makeFolder(of: reader)
        data.welcome(reader, at: Date(timeIntervalSince1970: day * 86_400))
      }
      data.forgetReaders(absentSince: Date(timeIntervalSince1970: 2 * 86_400))
      #expect(!FileManager.default.fileExists(atPath: data.folder(of: ann).path))
      #expect(FileManager.default.fileExists(atPath: data.folder(of: bob).path))
    }
  }
}
