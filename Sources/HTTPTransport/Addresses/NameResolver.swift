import Dispatch
import Foundation
import InternetAddresses
import Synchronization

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

  /// Cancelling ends the wait at once; the look-up itself, which cannot be stopped, ends on its own thread.
  public func addresses(of host: String) async throws(URLError) -> [IPAddress] {
    let wait = Wait()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait.begin(continuation)
        Self.queue.async { wait.end(Self.resolve(host)) }
      }
    } onCancel: {
      wait.end(.failure(.newsreel(.cancelled)))
    }
    return try result.get()
  }

  /// Resumes a continuation once, with whatever comes first.
  private final class Wait: Sendable {
    typealias Answer = Result<[IPAddress], URLError>

    private struct State {
      var continuation: CheckedContinuation<Answer, Never>?
      var answer: Answer?
    }

    private let state = Mutex(State())

    func begin(_ continuation: CheckedContinuation<Answer, Never>) {
      let answer = state.withLock { state in
        if state.answer == nil { state.continuation = continuation }
        return state.answer
      }
      if let answer { continuation.resume(returning: answer) }
    }

    func end(_ answer: Answer) {
      let continuation = state.withLock { state in
        defer { state.continuation = nil }
        if state.answer == nil { state.answer = answer }
        return state.continuation
      }
      continuation?.resume(returning: answer)
    }
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
