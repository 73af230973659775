import Foundation
import HTTPTransport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(20)))
struct HTTPLoaderTests {
  private let loader = HTTPLoader(connectTimeout: 5)

  private func code(_ request: HTTPRequest) async -> URLError.Code? {
    do {
      _ = try await loader.load(request)
      return nil
    } catch {
      return error.code
    }
  }

  @Test func sendsWhatItIsTold() async throws {
    let server = try RawServer { _ in .answer(201, "made", ["X-Thing: 1", "X-Thing: 2"]) }
    let response = try await loader.load(
      HTTPRequest(url: server.url("/a?b=c%20d"), method: "PUT", headers: ["X-Mine": "yes"], body: Data("x".utf8)))
    #expect(response.status == 201)
    #expect(response.headers["x-thing"] == "1, 2")
    #expect(String(decoding: response.body, as: UTF8.self) == "made")
    let head = try #require(server.requests.first)
    #expect(head.hasPrefix("PUT /a?b=c%20d HTTP/1.1\r\n"))
    #expect(head.contains("X-Mine: yes\r\n"))
    #expect(head.lowercased().contains("host: 127.0.0.1:\(server.port)\r\n"))
  }

  @Test func alwaysHasAUserAgent() async throws {
    let server = try RawServer { _ in .answer(200) }
    _ = try await loader.load(HTTPRequest(url: server.url()))
    _ = try await loader.load(HTTPRequest(url: server.url(), headers: ["User-Agent": ""]))
    _ = try await loader.load(HTTPRequest(url: server.url(), headers: ["User-Agent": "Mine"]))
    let agents = server.requests.map { head in
      head.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix("user-agent:") }
    }
    #expect(agents.prefix(2).allSatisfy { $0?.contains("Newsreel/1.0 (+") == true })
    #expect(agents.last??.hasSuffix("Mine") == true)
  }

  @Test func everyStatusIsAnAnswer() async throws {
    for status in [204, 304, 400, 401, 404, 418, 426, 429, 500, 503] {
      let server = try RawServer { _ in .bytes(Data("HTTP/1.1 \(status) X\r\nConnection: close\r\n\r\n".utf8)) }
      let answer = try await loader.load(HTTPRequest(url: server.url()))
      #expect(answer.status == status)
    }
  }

  @Test func followsRedirectsAndTellsWhereItEnded() async throws {
    let server = try RawServer { head in
      head.hasPrefix("GET /end") ? .answer(200, "end") : .answer(302, "", ["Location: /end"])
    }
    let response = try await loader.load(HTTPRequest(url: server.url("/start")))
    #expect(response.url.path == "/end")
    #expect(String(decoding: response.body, as: UTF8.self) == "end")
  }

  @Test func givesUpOnCircles() async throws {
    let server = try RawServer { _ in .answer(302, "", ["Location: /again"]) }
    #expect(await code(HTTPRequest(url: server.url(), redirectLimit: 3)) == .httpTooManyRedirects)
    #expect(server.requests.count == 4)
  }

  @Test func unpacksGzip() async throws {
    let packed = try #require(Data(base64Encoded: "H4sIAAAAAAACA8tIzcnJVyjPL8pJAQCFEUoNCwAAAA=="))
    let server = try RawServer { _ in .answer(200, data: packed, ["Content-Encoding: gzip"]) }
    let response = try? await loader.load(HTTPRequest(url: server.url()))
    #expect(response.map { String(decoding: $0.body, as: UTF8.self) } == "hello world")
    #expect(server.requests.first?.lowercased().contains("accept-encoding: gzip") == true)
  }

  @Test func stopsAtTheSizeLimit() async throws {
    let server = try RawServer { head in
      let body = String(repeating: "x", count: 5000)
      return head.hasPrefix("GET /announced")
        ? .answer(200, body) : .bytes(Data("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(body)".utf8))
    }
    for path in ["/announced", "/unannounced"] {
      #expect(await code(HTTPRequest(url: server.url(path), sizeLimit: 4999)) == .dataLengthExceedsMaximum)
      #expect(await code(HTTPRequest(url: server.url(path), sizeLimit: 5000)) == nil)
    }
  }

  @Test func aBodyCutOffIsALostConnection() async throws {
    let server = try RawServer { _ in .bytes(Data("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf".utf8)) }
    #expect(await code(HTTPRequest(url: server.url())) == .networkConnectionLost)
  }

  @Test func noAnswerAtAllIsALostConnection() async throws {
    let server = try RawServer { _ in .bytes(Data()) }
    #expect(await code(HTTPRequest(url: server.url())) == .networkConnectionLost)
  }

  @Test func nonsenseIsABadAnswer() async throws {
    let server = try RawServer { _ in .bytes(Data("SSH-2.0-OpenSSH_9.0\r\n\r\n".utf8)) }
    #expect(await code(HTTPRequest(url: server.url())) == .badServerResponse)
  }

  @Test func silenceEndsWithTheTimeout() async throws {
    let server = try RawServer { _ in .hang(Data()) }
    #expect(await code(HTTPRequest(url: server.url(), timeout: 0.1)) == .timedOut)
    await server.nextClose()
  }

  @Test func aBodyThatStopsComingEndsWithTheIdleTimeout() async throws {
    let server = try RawServer { _ in .hang(Data("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx".utf8)) }
    #expect(await code(HTTPRequest(url: server.url(), timeout: nil, idleTimeout: 0.1)) == .timedOut)
    await server.nextClose()
  }

  @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx"])
  func cancellingClosesTheConnection(_ start: String) async throws {
    let (reached, continuation) = AsyncStream<Void>.makeStream()
    let server = try RawServer { _ in
      continuation.yield()
      return .hang(Data(start.utf8))
    }
    let request = HTTPRequest(url: server.url())
    let task = Task { await code(request) }
    _ = await reached.first { _ in true }
    task.cancel()
    await server.nextClose()
    #expect(await task.value == .cancelled)
  }

  @Test func nobodyListening() async throws {
    let server = try RawServer { _ in .answer(200) }
    server.stop()
    #expect(await code(HTTPRequest(url: server.url())) == .cannotConnectToHost)
  }

  @Test func noSuchHost() async throws {
    let url = try #require(URL(string: "http://no-such-host.invalid/"))
    #expect(await code(HTTPRequest(url: url)) == .cannotFindHost)
  }

  @Test func errorsSayWhatAppleSays() async throws {
    let url = try #require(URL(string: "http://no-such-host.invalid/"))
    await #expect {
      try await loader.load(HTTPRequest(url: url))
    } throws: { error in
      let error = error as? URLError
      return error?.localizedDescription == "A server with the specified hostname could not be found."
        && error?.userInfo[NSURLErrorFailingURLErrorKey] as? URL == url
    }
  }
}
