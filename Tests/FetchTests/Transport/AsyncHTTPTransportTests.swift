#if os(Linux)
  import Combine
  import Foundation
  import FoundationNetworking
  import Testing

  @testable import HTTPTransport

  @Suite(.timeLimit(.minutes(20)))
  struct AsyncHTTPTransportTests {
    private let transport = AsyncHTTPTransport(loader: HTTPLoader())

    private func load(_ request: URLRequest) async -> Result<(data: Data, response: URLResponse), URLError> {
      await withCheckedContinuation { continuation in
        _ = transport.load(request, session: .shared) { continuation.resume(returning: $0) }
      }
    }

    @Test func anAnswerIsAnHTTPURLResponse() async throws {
      let server = try RawServer { _ in .answer(404, "gone", ["X-Thing: 1", "Content-Type: text/plain"]) }
      var request = URLRequest(url: server.url("/a"))
      request.httpMethod = "POST"
      request.httpBody = Data("body".utf8)
      request.setValue("yes", forHTTPHeaderField: "X-Mine")
      let (data, response) = try await load(request).get()
      let http = try #require(response as? HTTPURLResponse)
      #expect(http.statusCode == 404 && http.value(forHTTPHeaderField: "x-thing") == "1")
      #expect(http.url == server.url("/a") && http.mimeType == "text/plain")
      #expect(data == Data("gone".utf8))
      #expect(server.requests.first?.hasPrefix("POST /a ") == true)
      #expect(server.requests.first?.contains("X-Mine: yes") == true)
    }

    @Test func filesAndData() async throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
      try Data("[]".utf8).write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      let (data, response) = try await load(URLRequest(url: url)).get()
      #expect(data == Data("[]".utf8))
      #expect(!(response is HTTPURLResponse) && response.mimeType == "application/json")
      let text = try #require(URL(string: "data:text/plain;charset=utf-8,hi"))
      let answer = try await load(URLRequest(url: text)).get()
      #expect(answer.data == Data("hi".utf8) && answer.response.textEncodingName == "utf-8")
    }

    @Test func theTimeoutOfTheRequestHolds() async throws {
      let server = try RawServer { _ in .hang(Data()) }
      let result = await load(URLRequest(url: server.url(), timeoutInterval: 0.1))
      guard case .failure(let error) = result else {
        Issue.record("an answer")
        return
      }
      #expect(error.code == .timedOut)
      await server.nextClose()
    }

    @Test func cancellingClosesTheConnectionAndSaysNothing() async throws {
      let (reached, continuation) = AsyncStream<Void>.makeStream()
      let server = try RawServer { _ in
        continuation.yield()
        return .hang(Data())
      }
      let cancel = transport.load(URLRequest(url: server.url()), session: .shared) { _ in
        Issue.record("completed after it was cancelled")
      }
      _ = await reached.first { _ in true }
      cancel()
      cancel()
      await server.nextClose()
    }

    @Test func manyAtOnce() async throws {
      let server = try RawServer { _ in .answer(200, "x") }
      let count = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<100 {
          group.addTask { (try? await load(URLRequest(url: server.url())).get().data.count) ?? 0 }
        }
        return await group.reduce(0, +)
      }
      #expect(count == 100)
    }

    @Test func behindDataTaskPublisher() async throws {
      let before = URLSession.dataTaskTransport
      URLSession.dataTaskTransport = transport
      defer { URLSession.dataTaskTransport = before }
      let server = try RawServer { _ in .answer(200, #"{"a":1}"#) }
      let publisher = URLSession.shared.dataTaskPublisher(for: server.url())
        .map(\.data)
        .decode(type: [String: Int].self, decoder: JSONDecoder())
      for try await value in publisher.values { #expect(value == ["a": 1]) }
      #expect(server.requests.first?.contains("User-Agent: Newsreel/1.0") == true)
    }
  }
#endif
