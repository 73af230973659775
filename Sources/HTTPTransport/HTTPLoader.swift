import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The HTTP client of the program: pooled connections, limits on everything, and a policy for addresses.
///
/// Loads http, https, file and data addresses. Redirects are followed here, one by one, so that limits and the address
/// policy hold for each. Safe to use from any thread; a loader closes its connections when it goes away.
public final class HTTPLoader: HTTPLoading {
  /// The loader that a program normally uses; it lives as long as the process.
  public static let shared = HTTPLoader()

  /// The User-Agent sent when a request has none.
  public static let defaultUserAgent = "Newsreel/1.0 (+Swift on Linux)"

  let userAgent: String
  private let unrestricted: ClientLease
  private let pinned: PinnedClients
  private let addressGuard: AddressGuard
  private let sharedCache: SharedCache?

  /// Creates a loader with connections of its own.
  /// - Parameters:
  ///   - userAgent: The User-Agent for requests without one; the default one if empty.
  ///   - resolver: What resolves names for requests under `AddressPolicy.publicOnly`; the system's by default.
  ///   - connectTimeout: Seconds a connection may take; 10 by default.
  ///   - sharedCache: A cache between machines that is asked first, but for what is streamed; none by default.
  public init(
    userAgent: String = HTTPLoader.defaultUserAgent,
    resolver: any NameResolver = SystemResolver(),
    connectTimeout: TimeInterval = 10,
    sharedCache: SharedCache? = nil
  ) {
    self.userAgent = userAgent.isEmpty ? Self.defaultUserAgent : userAgent
    let configuration = Self.configuration(connectTimeout: connectTimeout)
    unrestricted = ClientLease(HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration))
    pinned = PinnedClients(configuration: configuration)
    addressGuard = AddressGuard(resolver: resolver)
    self.sharedCache = sharedCache
  }

  public func load(_ request: HTTPRequest) async throws(URLError) -> HTTPResponse {
    if Task.isCancelled { throw .newsreel(.cancelled, url: request.url) }
    switch request.url.scheme?.lowercased() {
    case "http", "https":
      guard Origin(request.url) != nil else { throw .newsreel(.badURL, url: request.url) }
      return try await watched(request) { progress in
        try await self.open(request, cache: self.sharedCache, progress: progress).whole(progress: progress)
      }
    case "file":
      guard request.addresses == .any else { throw .addressNotAllowed(request.url) }
      return try await FileURL.load(request.url, sizeLimit: request.sizeLimit)
    case "data":
      let response = try DataURL.load(request.url)
      guard response.body.count <= request.sizeLimit else {
        throw .newsreel(.dataLengthExceedsMaximum, url: request.url)
      }
      return response
    case nil: throw .newsreel(.badURL, url: request.url)
    default: throw .newsreel(.unsupportedURL, url: request.url)
    }
  }

  public func stream(
    _ request: HTTPRequest, receive: @escaping @Sendable (HTTPStreamPart) async -> Bool
  ) async throws(URLError) {
    if Task.isCancelled { throw .newsreel(.cancelled, url: request.url) }
    guard Origin(request.url) != nil else { throw .newsreel(.badURL, url: request.url) }
    try await watched(request) { progress in
      try await self.open(request, progress: progress).handOver(progress: progress, receive)
    }
  }

  /// Does something within the time that the request allows; whatever goes wrong is an error of the transport.
  private func watched<R: Sendable>(
    _ request: HTTPRequest, _ work: @escaping @Sendable (Watchdog.Progress) async throws -> R
  ) async throws(URLError) -> R {
    do {
      return try await Watchdog.run(timeout: request.timeout, idleTimeout: request.idleTimeout, work)
    } catch {
      if Task.isCancelled { throw .newsreel(.cancelled, url: request.url, cause: error) }
      if error is Watchdog.TimedOut { throw .newsreel(.timedOut, url: request.url) }
      throw .transport(error, url: request.url)
    }
  }

  /// The answer at the end of all redirects, as soon as its head is there.
  private func open(
    _ first: HTTPRequest, cache: SharedCache? = nil, progress: Watchdog.Progress
  ) async throws -> OpenAnswer {
    var request = first
    var redirection = Redirection()
    while true {
      let kept = try await ask(cache, request, progress: progress)
      let answer = if let kept { kept } else { try await send(request, progress: progress) }
      switch redirection.next(after: (answer.head.status, answer.head.headers["Location"]), to: request) {
      case .finish: return answer
      case .follow(let next): request = next
      case .tooMany: throw URLError.newsreel(.httpTooManyRedirects, url: request.url)
      case .unsupported: throw URLError.newsreel(.unsupportedURL, url: request.url)
      }
    }
  }

  /// What a shared cache answers; nil where it is not to be asked, cannot be reached, or does not know the service.
  private func ask(
    _ cache: SharedCache?, _ request: HTTPRequest, progress: Watchdog.Progress
  ) async throws -> OpenAnswer? {
    guard let cache, let address = cache.address(of: request) else { return nil }
    do {
      var request = request
      if request.sharedCacheUse == .reload, request.headers["Cache-Control"] == nil {
        request.headers.add("Cache-Control", "no-cache")
      }
      let exchange = Exchange(request, userAgent: userAgent, address: address)
      let answer = try await exchange.open(on: unrestricted, progress: progress)
      return answer.head.status == SharedCache.unknown ? nil : answer
    } catch {
      guard URLError.transport(error, url: request.url).code == .cannotConnectToHost else { throw error }
      cache.failed()
      return nil
    }
  }

  /// Sends one request to a server that the policy allows.
  private func send(_ request: HTTPRequest, progress: Watchdog.Progress) async throws -> OpenAnswer {
    let exchange = Exchange(request, userAgent: userAgent)
    guard request.addresses.checks(request.url), let host = request.url.host else {
      return try await exchange.open(on: unrestricted, progress: progress)
    }
    let addresses = try await addressGuard.publicAddresses(of: host, url: request.url)
    var failure: any Error = URLError.newsreel(.cannotConnectToHost, url: request.url)
    for address in addresses.prefix(4) {
      do {
        return try await exchange.open(on: pinned.client(host: host, address: address), progress: progress)
      } catch {
        // Only a connection that was never made may be tried at the next address.
        guard URLError.transport(error, url: request.url).code == .cannotConnectToHost else { throw error }
        failure = error
      }
    }
    throw failure
  }

  private static func configuration(connectTimeout: TimeInterval) -> HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: .init(connect: .milliseconds(Int64(connectTimeout * 1000))),
      decompression: .enabled(limit: .size(256 << 20)))
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 16
    return configuration
  }
}
