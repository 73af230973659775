import Fetch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers requests from a closure and remembers them.
final class ScriptedLoader: HTTPLoading {
  typealias Script = @Sendable (HTTPRequest, Int) throws(URLError) -> HTTPResponse

  private let script: Script
  private let log = Mutex<[HTTPRequest]>([])

  /// - Parameter script: Gets the request and its number, from 0.
  init(_ script: @escaping Script) {
    self.script = script
  }

  var requests: [HTTPRequest] { log.withLock { $0 } }

  func load(_ request: HTTPRequest) async throws(URLError) -> HTTPResponse {
    let number = log.withLock { log in
      log.append(request)
      return log.count - 1
    }
    return try script(request, number)
  }
}

extension HTTPResponse {
  /// An answer with text in it.
  static func text(
    _ body: String, status: Int = 200, headers: HeaderFields = [:], url: URL = .service
  ) -> HTTPResponse {
    HTTPResponse(url: url, status: status, headers: headers, body: Data(body.utf8))
  }
}

extension URL {
  /// An address that nothing answers at.
  static let service = URL(string: "http://service.test/things") ?? URL(fileURLWithPath: "/")
}
