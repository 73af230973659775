import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

/// Bytes and lines that come one after another: from files, and from answers that are not whole yet.
@Suite struct AsyncBytesTests {
  /// Answers every request with two chunks, the second of which begins within a line.
  private final class Stub: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url, let client,
        let head = HTTPURLResponse(url: url, statusCode: 203, httpVersion: "HTTP/1.1", headerFields: nil)
      else { return }
      if url.path == "/broken" { return client.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost)) }
      client.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
      client.urlProtocol(self, didLoad: Data("data: on".utf8))
      if url.path == "/endless" { return }
      client.urlProtocol(self, didLoad: Data("e\n\ndata: two\r\nlast".utf8))
      client.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {
      if request.url?.path == "/endless" { Self.stops.continuation.yield() }
    }

    /// Tells of transfers without an end that were ended.
    static let stops = AsyncStream<Void>.makeStream()
  }

  private var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Stub.self]
    return URLSession(configuration: configuration)
  }

  private func url(_ path: String) throws -> URL { try #require(URL(string: "http://service.test/\(path)")) }

  @Test func anAnswerIsReadInLines() async throws {
    let (bytes, response) = try await session.bytes(from: url("lines"))
    #expect((response as? HTTPURLResponse)?.statusCode == 203)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["data: one", "data: two", "last"])
  }

  @Test(.timeLimit(.minutes(1))) func whatNobodyReadsAnyMoreIsEnded() async throws {
    for try await byte in try await session.bytes(from: url("endless")).0 where byte == UInt8(ascii: ":") { break }
    for await _ in Stub.stops.stream { break }
  }

  @Test func anAnswerThatDoesNotComeThrows() async throws {
    let url = try url("broken")
    await #expect(throws: (any Error).self) { try await session.bytes(from: url) }
  }

  @Test func aFileIsReadInLines() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID())")
    try Data("a\u{2028}b\u{85}ü\n\n\nc\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["a", "b", "ü", "c"])
    var count = 0
    for try await _ in try FileHandle(forReadingFrom: file).bytes { count += 1 }
    #expect(count == 14)
  }

  @Test func aFileThatIsNotThereThrows() async {
    let url = URL(filePath: "/nowhere/at/all")
    await #expect(throws: (any Error).self) { for try await _ in url.lines {} }
  }

  @Test func cachesAreMadeInFolders() {
    let cache = URLCache(memoryCapacity: 1000, diskCapacity: 0)
    #expect(cache.memoryCapacity == 1000)
  }
}
