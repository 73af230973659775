import Foundation
import Synchronization

/// The transport that is in place by default: the session's own data tasks.
struct URLSessionTransport: DataTaskTransport {
  func load(
    _ request: URLRequest,
    session: URLSession,
    completion: @escaping @Sendable (Result<(data: Data, response: URLResponse), URLError>) -> Void
  ) -> @Sendable () -> Void {
    let task = session.dataTask(with: request) { data, response, error in
      if let response, error == nil {
        completion(.success((data ?? Data(), response)))
      } else {
        completion(.failure(error as? URLError ?? URLError(.unknown)))
      }
    }
    task.resume()
    return { task.cancel() }
  }
}

extension URLSession {
  private static let transport = Mutex<any DataTaskTransport>(URLSessionTransport())

  /// What carries the requests of `dataTaskPublisher(for:)`, of all sessions. By default the sessions' own data tasks.
  ///
  /// A request uses the transport that is in place when it starts. Reading and setting is safe on any thread.
  public static var dataTaskTransport: any DataTaskTransport {
    get { transport.withLock { $0 } }
    set { transport.withLock { $0 = newValue } }
  }
}
