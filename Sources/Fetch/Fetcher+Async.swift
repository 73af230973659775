import Foundation
import HTTPTransport

extension Fetcher {
  /// Fetches JSON from an address and decodes it, off the caller's actor.
  public func fetch<T: Decodable & SendableMetatype>(
    _ url: URL, headers: HeaderFields = [:], decoder: JSONDecoder = JSONDecoder()
  ) async throws(FetchError) -> sending T {
    try await fetch(FetchRequest(url: url, headers: headers), decoder: decoder)
  }

  /// Fetches JSON and decodes it, off the caller's actor. A status other than 200 to 299 is an error.
  public func fetch<T: Decodable & SendableMetatype>(
    _ request: FetchRequest, decoder: JSONDecoder = JSONDecoder()
  ) async throws(FetchError) -> sending T {
    let response = try await load(request)
    if let failure = response.failure(now: clock.now) { throw failure }
    return try Self.decode(T.self, from: response.body, with: decoder)
  }

  /// Fetches the bytes of a successful answer.
  public func data(for request: FetchRequest) async throws(FetchError) -> Data {
    let response = try await load(request)
    if let failure = response.failure(now: clock.now) { throw failure }
    return response.body
  }

  /// Decodes a value and says in plain words what was wrong if that fails.
  public static func decode<T: Decodable & SendableMetatype>(
    _ type: T.Type, from data: Data, with decoder: JSONDecoder
  ) throws(FetchError) -> sending T {
    do {
      return try decoder.decode(type, from: data)
    } catch {
      throw .decoding(DecodingFailure(error, decoding: type))
    }
  }
}
