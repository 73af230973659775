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
  private let open: ClientLease
  private let pinned: PinnedClients
  private let addressGuard: AddressGuard

  /// Creates a loader with connections of its own.
  /// - Parameters:
  ///   - userAgent: The User-Agent for requests without one; the default one if empty.
  ///   - resolver: What resolves names for requests under `AddressPolicy.publicOnly`; the system's by default.
  ///   - connectTimeout: Seconds a connection may take; 10 by default.
  public init(
    userAgent: String = HTTPLoader.defaultUserAgent,
    resolver: any NameResolver = SystemResolver(),
    connectTimeout: TimeInterval = 10
  ) {
    self.userAgent = userAgent.isEmpty ? Self.defaultUserAgent : userAgent
    let configuration = Self.configuration(connectTimeout: connectTimeout)
    open = ClientLease(HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration))
    pinned = PinnedClients(configuration: configuration)
    addressGuard = AddressGuard(resolver: resolver)
  }

  public func load(_ request: HTTPRequest) async throws(URLError) -> HTTPResponse {
    if Task.isCancelled { throw .newsreel(.cancelled, url: request.url) }
    switch request.url.scheme?.lowercased() {
    case "http", "https":
      guard Origin(request.url) != nil else { throw .newsreel(.badURL, url: request.url) }
      return try await loadHTTP(request)
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

  private func loadHTTP(_ request: HTTPRequest) async throws(URLError) -> HTTPResponse {
    do {
      return try await Watchdog.run(timeout: request.timeout, idleTimeout: request.idleTimeout) { progress in
        try await self.followRedirects(request, progress: progress)
      }
    } catch {
      if Task.isCancelled { throw .newsreel(.cancelled, url: request.url, cause: error) }
      if error is Watchdog.TimedOut { throw .newsreel(.timedOut, url: request.url) }
      throw .transport(error, url: request.url)
    }
  }

  private func followRedirects(_ first: HTTPRequest, progress: Watchdog.Progress) async throws -> HTTPResponse {
    var request = first
    var redirection = Redirection()
    while true {
      let response = try await send(request, progress: progress)
      switch redirection.next(after: (response.status, response.headers["Location"]), to: request) {
      case .finish: return response
      case .follow(let next): request = next
      case .tooMany: throw URLError.newsreel(.httpTooManyRedirects, url: request.url)
      case .unsupported: throw URLError.newsreel(.unsupportedURL, url: request.url)
      }
    }
  }

  /// Sends one request to a server that the policy allows.
  private func send(_ request: HTTPRequest, progress: Watchdog.Progress) async throws -> HTTPResponse {
    guard request.addresses.checks(request.url), let host = request.url.host else {
      return try await Exchange(request, userAgent: userAgent).perform(on: open.client, progress: progress)
    }
    let addresses = try await addressGuard.publicAddresses(of: host, url: request.url)
    var failure: any Error = URLError.newsreel(.cannotConnectToHost, url: request.url)
    for address in addresses.prefix(4) {
      let lease = pinned.client(host: host, address: address)
      do {
        return try await Exchange(request, userAgent: userAgent).perform(on: lease.client, progress: progress)
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
