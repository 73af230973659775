#if os(Linux)
  import Combine
  import Foundation
  import FoundationNetworking

  /// Carries the requests of `URLSession.dataTaskPublisher` on `HTTPLoader`.
  ///
  /// Install it with `URLSession.dataTaskTransport = AsyncHTTPTransport()`. Differences from Apple's loading: cookies
  /// are not stored, credentials are not asked for, `URLCache` is not consulted, and a body may have 256 MB at most.
  public struct AsyncHTTPTransport: DataTaskTransport {
    private let loader: any HTTPLoading

    /// Creates a transport on a loader; the shared one by default.
    public init(loader: any HTTPLoading = HTTPLoader.shared) {
      self.loader = loader
    }

    public func load(
      _ request: URLRequest,
      session: URLSession,
      completion: @escaping @Sendable (Result<(data: Data, response: URLResponse), URLError>) -> Void
    ) -> @Sendable () -> Void {
      guard let outgoing = HTTPRequest(request, configuration: session.configuration) else {
        completion(.failure(.newsreel(.badURL)))
        return {}
      }
      let loader = loader
      let task = Task.detached {
        do throws(URLError) {
          let answer = try await loader.load(outgoing)
          guard let response = answer.urlResponse else {
            throw URLError.newsreel(.badServerResponse, url: outgoing.url)
          }
          if !Task.isCancelled { completion(.success((answer.body, response))) }
        } catch {
          if !Task.isCancelled { completion(.failure(error)) }
        }
      }
      return { task.cancel() }
    }
  }

  extension HTTPRequest {
    /// The request of a URL session; nil without an address.
    init?(_ request: URLRequest, configuration: URLSessionConfiguration) {
      guard let url = request.url else { return nil }
      var headers = HeaderFields(request.allHTTPHeaderFields ?? [:])
      for (name, value) in configuration.httpAdditionalHeaders ?? [:] {
        let name = String(describing: name)
        if headers[name] == nil { headers[name] = String(describing: value) }
      }
      // 60 is the value of a request that was never told otherwise: then the session's own time-out holds.
      let idle = request.timeoutInterval == 60 ? configuration.timeoutIntervalForRequest : request.timeoutInterval
      self.init(
        url: url,
        method: request.httpMethod ?? "GET",
        headers: headers,
        body: request.httpBody ?? request.httpBodyStream.map(Self.contents),
        timeout: configuration.timeoutIntervalForResource,
        idleTimeout: idle,
        sizeLimit: 256 << 20,
        redirectLimit: 20)
    }

    private static func contents(of stream: InputStream) -> Data {
      stream.open()
      defer { stream.close() }
      var result = Data()
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 {
        result.append(contentsOf: buffer[..<count])
      }
      return result
    }
  }

  extension HTTPResponse {
    /// The answer as Foundation has it: `HTTPURLResponse` for HTTP, `URLResponse` for files and data.
    var urlResponse: URLResponse? {
      if ["http", "https"].contains(url.scheme?.lowercased()) {
        return HTTPURLResponse(
          url: url, statusCode: status, httpVersion: version, headerFields: headers.dictionary)
      }
      let type = headers["Content-Type"]?.components(separatedBy: ";")
      return URLResponse(
        url: url,
        mimeType: type?.first,
        expectedContentLength: body.count,
        textEncodingName: type?.dropFirst().first { $0.hasPrefix("charset=") }.map { String($0.dropFirst(8)) })
    }
  }
#endif
