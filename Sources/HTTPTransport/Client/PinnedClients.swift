import AsyncHTTPClient
import Foundation
import InternetAddresses
import NIOCore
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client that is shut down when nobody uses it any more.
final class ClientLease: Sendable {
  let client: HTTPClient

  init(_ client: HTTPClient) { self.client = client }

  deinit { client.shutdown { _ in } }
}

/// Clients that connect a host's name to one address only, and resolve nothing.
///
/// The name stays in the Host field and in TLS (SNI and the certificate's name); the address is the one that was
/// classified. Connections are reused as long as the name keeps that address. A second check, on the address of the
/// connected socket, stands behind it: should a name ever slip past the override, the connection is closed before a
/// request is written.
final class PinnedClients: Sendable {
  private struct Key: Hashable {
    let host: String
    let address: IPAddress
  }

  private let configuration: HTTPClient.Configuration
  private let capacity: Int
  private let recent = Mutex<[(key: Key, lease: ClientLease)]>([])

  init(configuration: HTTPClient.Configuration, capacity: Int = 64) {
    self.configuration = configuration
    self.capacity = capacity
  }

  /// The client for a host at an address. The least recently used ones end when there are too many.
  func client(host: String, address: IPAddress) -> ClientLease {
    let key = Key(host: host, address: address)
    // What falls out is released after the lock.
    var dropped: [ClientLease] = []
    let lease = recent.withLock { recent in
      let lease: ClientLease
      if let index = recent.firstIndex(where: { $0.key == key }) {
        lease = recent.remove(at: index).lease
      } else {
        lease = ClientLease(makeClient(key))
      }
      recent.append((key, lease))
      while recent.count > capacity { dropped.append(recent.removeFirst().lease) }
      return lease
    }
    withExtendedLifetime(dropped) {}
    return lease
  }

  private func makeClient(_ key: Key) -> HTTPClient {
    var configuration = configuration
    let bare = String(key.host.stripped(of: "[]"))
    configuration.dnsOverride = [bare: key.address.description]
    configuration.http1_1ConnectionDebugInitializer = Self.verify
    configuration.http2ConnectionDebugInitializer = Self.verify
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  private static let verify: @Sendable (any Channel) -> EventLoopFuture<Void> = { channel in
    if let text = channel.remoteAddress?.ipAddress, let address = IPAddress(text), address.isPublic {
      return channel.eventLoop.makeSucceededVoidFuture()
    }
    channel.close(promise: nil)
    return channel.eventLoop.makeFailedFuture(URLError(.resourceUnavailable))
  }
}
