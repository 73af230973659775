import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What turns the name of a host into addresses.
public protocol NameResolver: Sendable {
  /// The addresses of a host in the order they should be tried.
  func addresses(of host: String) async throws(URLError) -> [IPAddress]
}

/// The resolver of the system, `getaddrinfo`, on threads of its own: never the main thread or an event loop.
public struct SystemResolver: NameResolver {
  private static let queue = DispatchQueue(label: "newsreel.resolver", attributes: .concurrent)

  /// Creates a resolver.
  public init() {}

  public func addresses(of host: String) async throws(URLError) -> [IPAddress] {
    let result: Result<[IPAddress], URLError> = await withCheckedContinuation { continuation in
      Self.queue.async { continuation.resume(returning: Self.resolve(host)) }
    }
    return try result.get()
  }

  private static func resolve(_ host: String) -> Result<[IPAddress], URLError> {
    var hints = addrinfo()
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    hints.ai_flags = AI_ADDRCONFIG
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &list) == 0, let first = list else {
      return .failure(.newsreel(.cannotFindHost))
    }
    defer { freeaddrinfo(first) }
    let found = sequence(first: first, next: { $0.pointee.ai_next }).compactMap { address($0.pointee) }
    return found.isEmpty ? .failure(.newsreel(.cannotFindHost)) : .success(found)
  }

  private static func address(_ info: addrinfo) -> IPAddress? {
    guard let raw = UnsafeRawPointer(info.ai_addr) else { return nil }
    switch info.ai_family {
    case AF_INET: return IPAddress(raw.loadUnaligned(as: sockaddr_in.self).sin_addr)
    case AF_INET6: return IPAddress(raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr)
    default: return nil
    }
  }
}
