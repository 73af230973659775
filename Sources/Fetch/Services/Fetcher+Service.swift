import Foundation

extension Fetcher {
  /// Asks a service and decodes its answer, or its error.
  ///
  /// A stored answer that cannot be understood is asked for again: trying again helps.
  /// - Parameters:
  ///   - type: What the answer is.
  ///   - request: What to ask.
  ///   - errors: The service's own words for errors.
  ///   - decoder: What reads the answer; JSON with nothing special by default.
  public func answer<T: Decodable & Sendable, Code: ServiceErrorCode>(
    _ type: T.Type, to request: FetchRequest, errors: Code.Type, decoder: JSONDecoder = .plain
  ) async throws(ServiceError<Code>) -> T {
    try await answerWithHeaders(type, to: request, errors: errors, decoder: decoder).value
  }

  /// Asks a service and decodes its answer, or its error; for services that say things in header fields, such as how
  /// many pages there are.
  public func answerWithHeaders<T: Decodable & Sendable, Code: ServiceErrorCode>(
    _ type: T.Type, to request: FetchRequest, errors: Code.Type, decoder: JSONDecoder = .plain
  ) async throws(ServiceError<Code>) -> (value: T, headers: HeaderFields) {
    var request = request
    var response = try await load(request, errors: errors)
    do {
      return (try value(type, of: response, errors: errors, decoder), response.headers)
    } catch {
      guard response.origin != .network, case .decoding = error else { throw error }
    }
    request.cacheUse = .reload
    response = try await load(request, errors: errors)
    return (try value(type, of: response, errors: errors, decoder), response.headers)
  }

  private func load<Code>(
    _ request: FetchRequest, errors: Code.Type
  ) async throws(ServiceError<Code>) -> FetchResponse {
    do {
      return try await load(request)
    } catch {
      throw ServiceError(error)
    }
  }

  private func value<T: Decodable & Sendable, Code>(
    _ type: T.Type, of response: FetchResponse, errors: Code.Type, _ decoder: JSONDecoder
  ) throws(ServiceError<Code>) -> T {
    if let error = ServiceError<Code>(response, now: now) { throw error }
    do {
      return try decoded.value(type, from: response.body, at: response.url, with: decoder)
    } catch {
      throw ServiceError(error)
    }
  }
}

extension JSONDecoder {
  /// The one with nothing special, the same for all: what it has decoded is known again.
  public static let plain = JSONDecoder()
}
