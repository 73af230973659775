import Combine
import Foundation
import HTTPTransport

extension Fetcher {
  /// Publishes JSON from an address, decoded.
  ///
  /// Nothing is fetched before a subscriber asks; cancelling ends the request when nobody else waits for it. The value
  /// arrives on the thread that decoded it, never the main thread: use `receive(on:)` for views.
  public func fetch<T: Decodable & SendableMetatype>(
    _ url: URL, headers: HeaderFields = [:], decoder: JSONDecoder = JSONDecoder()
  ) -> AnyPublisher<T, FetchError> {
    fetch(FetchRequest(url: url, headers: headers), decoder: decoder)
  }

  /// Publishes JSON, decoded. A status other than 200 to 299 is an error.
  public func fetch<T: Decodable & SendableMetatype>(
    _ request: FetchRequest, decoder: JSONDecoder = JSONDecoder()
  ) -> AnyPublisher<T, FetchError> {
    FetchPublisher { () async throws(FetchError) -> T in
      try await self.fetch(request, decoder: decoder)
    }.eraseToAnyPublisher()
  }

  /// Publishes an answer of any status.
  public func response(for request: FetchRequest) -> AnyPublisher<FetchResponse, FetchError> {
    FetchPublisher { () async throws(FetchError) -> FetchResponse in
      try await self.load(request)
    }.eraseToAnyPublisher()
  }
}
