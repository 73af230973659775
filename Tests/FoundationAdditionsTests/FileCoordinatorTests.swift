import Foundation
import FoundationAdditions
import Testing

struct FileCoordinatorTests {
  @Test func filesAreReadAndWrittenInTurn() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    var error: NSError?
    let coordinator = NSFileCoordinator(filePresenter: nil)
    coordinator.coordinate(writingItemAt: file, options: .forReplacing, error: &error) { url in
      try? Data("text".utf8).write(to: url)
    }
    var read: String?
    coordinator.coordinate(readingItemAt: file, options: [], error: &error) { url in
      read = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(read == "text")
    #expect(error == nil)
  }
}
