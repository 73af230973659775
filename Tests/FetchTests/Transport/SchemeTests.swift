import Foundation
import HTTPTransport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct SchemeTests {
  private let loader = HTTPLoader()

  private func load(_ text: String, sizeLimit: Int = 1000, addresses: AddressPolicy = .any) async throws -> HTTPResponse
  {
    let url = try #require(URL(string: text))
    return try await loader.load(HTTPRequest(url: url, sizeLimit: sizeLimit, addresses: addresses))
  }

  @Test(arguments: [
    ("data:,hello%20there", "hello there", "text/plain;charset=US-ASCII"),
    ("data:text/html,%3Cb%3E", "<b>", "text/html"),
    ("data:application/json;charset=utf-8;base64,e30=", "{}", "application/json;charset=utf-8"),
    ("data:;base64,", "", "text/plain;charset=US-ASCII"),
  ])
  func data(_ url: String, _ body: String, _ type: String) async throws {
    let response = try await load(url)
    #expect(String(decoding: response.body, as: UTF8.self) == body)
    #expect(response.headers["Content-Type"] == type)
  }

  @Test func brokenDataIsAnError() async {
    await #expect(throws: URLError.self) { try await load("data:text/plain;base64,!") }
    await #expect { try await load("data:nothing") } throws: { ($0 as? URLError)?.code == .badURL }
  }

  @Test func file() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    try Data("[1]".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let response = try await loader.load(HTTPRequest(url: url))
    #expect(String(decoding: response.body, as: UTF8.self) == "[1]")
    #expect(response.headers["Content-Type"] == "application/json")
    await #expect { try await loader.load(HTTPRequest(url: url, sizeLimit: 2)) } throws: {
      ($0 as? URLError)?.code == .dataLengthExceedsMaximum
    }
    await #expect { try await loader.load(HTTPRequest(url: url, addresses: .publicOnly)) } throws: {
      ($0 as? URLError)?.code == .resourceUnavailable
    }
  }

  @Test(arguments: [
    ("file:///nowhere/at/all", URLError.Code.fileDoesNotExist), ("file:///tmp", .fileIsDirectory),
    ("ftp://a.test/", .unsupportedURL), ("mailto:a@b.test", .unsupportedURL), ("nothing", .badURL),
    ("http:///path", .badURL),
  ])
  func refused(_ url: String, _ code: URLError.Code) async {
    await #expect { try await load(url) } throws: { ($0 as? URLError)?.code == code }
  }
}
