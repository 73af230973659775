import Combine
import Foundation
import FoundationNetworking
import Testing

@testable import ViewGraph

/// Cookies, answers and sessions of two readers of one program.
@Suite struct ReaderNetworkTests {
  private let ann = HostContext()
  private let bob = HostContext()
  private let url = URL(string: "https://example.com/")!

  init() {
    ann.container = ReaderContainer()
    bob.container = ReaderContainer()
  }

  @Test func cookies() throws {
    let cookie = try #require(
      HTTPCookie(properties: [.name: "session", .value: "Ann's", .domain: "example.com", .path: "/"]))
    ann.run { HTTPCookieStorage.shared.setCookie(cookie) }
    ann.run { #expect(HTTPCookieStorage.shared.cookies(for: url)?.map(\.value) == ["Ann's"]) }
    bob.run { #expect(HTTPCookieStorage.shared.cookies(for: url)?.isEmpty != false) }
    #expect(HTTPCookieStorage.shared.cookies(for: url)?.isEmpty != false)
    ann.run { #expect(URLSessionConfiguration.default.httpCookieStorage?.cookies(for: url)?.count == 1) }
    ann.run { #expect(URLSession.shared.configuration.httpCookieStorage === HTTPCookieStorage.shared) }
  }

  @Test func answers() throws {
    let request = URLRequest(url: url)
    let response = CachedURLResponse(
      response: URLResponse(url: url, mimeType: nil, expectedContentLength: 3, textEncodingName: nil),
      data: Data("Ann".utf8))
    ann.run { URLCache.shared.storeCachedResponse(response, for: request) }
    ann.run { #expect(URLSession.shared.configuration.urlCache === URLCache.shared) }
    bob.run { #expect(URLCache.shared.cachedResponse(for: request) == nil) }
    bob.run { #expect(URLSession.shared.configuration.urlCache !== ann.run { URLCache.shared }) }
    let own = URLCache(memoryCapacity: 1, diskCapacity: 0, diskPath: nil)
    ann.run { URLCache.shared = own }
    ann.run { #expect(URLCache.shared === own) }
    bob.run { #expect(URLCache.shared !== own) }
  }

  @Test func sessions() {
    let sessions = [ann, bob].map { reader in reader.run { URLSession.shared } } + [URLSession.shared]
    #expect(Set(sessions.map(ObjectIdentifier.init)).count == 3)
    ann.run { #expect(URLSession.shared === sessions[0]) }
  }
}
