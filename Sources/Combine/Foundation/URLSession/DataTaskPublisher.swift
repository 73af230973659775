import Foundation

extension URLSession {
  /// Returns a publisher that wraps a URL session data task for a given URL.
  ///
  /// It publishes the data when the task completes, and terminates if the task fails with an error.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher that wraps a URL session data task for a given URL request.
  ///
  /// It publishes the data when the task completes, and terminates if the task fails with an error.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that delivers the results of performing URL session data tasks.
  ///
  /// Each subscriber has a task of its own, which starts with the first demand and is cancelled with the subscription. The
  /// result arrives on a thread of the transport.
  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request that is performed for each subscriber.
    public let request: URLRequest

    /// The session that performs the request.
    public let session: URLSession

    /// Creates a publisher that performs a request in a session.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == URLError, S.Input == Output {
      subscriber.receive(subscription: DataTaskSubscription(request, session, subscriber))
    }
  }
}
