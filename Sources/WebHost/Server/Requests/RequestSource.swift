import InternetAddresses
import NIOCore

/// Where a request comes from, and how its sender reaches the host, as far as anybody who is trusted says.
///
/// A trusted proxy is believed about who has asked it. Where that is another trusted proxy, the entry before it in the
/// list counts, and so on: the reader is the last address that is not trusted. What stands further left in the list
/// was sent by the reader and says nothing. `X-Forwarded-For`, `-Proto` and `-Host` count where one of them is there,
/// otherwise `Forwarded` (RFC 7239).
struct RequestSource: Equatable, Sendable {
  /// The reader's address; nil for a connection that has none, such as a UNIX socket.
  private(set) var address: IPAddress?
  /// `http` or `https`, where a trusted proxy says so.
  private(set) var scheme: String?
  /// The host's name in the reader's browser, where a trusted proxy says so.
  private(set) var host: String?

  /// Reads what is said about a request of `peer` through `field`, which tells all values of a header field.
  init(peer: IPAddress?, trusting proxies: TrustedProxies, field: (String) -> [String]) {
    address = peer
    guard let peer, proxies.contains(peer) else { return }
    let (clients, schemes, hosts) = Self.entries(field)
    var hops = 0
    for client in clients.reversed() {
      guard let next = Self.address(in: client) else { break }
      address = next
      guard proxies.contains(next), hops + 1 < clients.count else { break }
      hops += 1
    }
    // A list that is shorter than the way was begun by a later proxy.
    func entry(_ list: [String]) -> String? { list.isEmpty ? nil : list[max(0, list.count - 1 - hops)] }
    scheme = entry(schemes)?.lowercased()
    host = entry(hosts).flatMap { HostName.isValid($0) ? $0 : nil }
  }

  /// Reads what is said about a request that has come over a socket.
  init(peer: SocketAddress?, trusting proxies: TrustedProxies, field: (String) -> [String]) {
    self.init(peer: peer?.ipAddress.flatMap(IPAddress.init), trusting: proxies, field: field)
  }

  /// What limits count by: an IPv4 address, or the 64 bits of an IPv6 address that one reader commonly has for
  /// themselves (RFC 6177).
  var limitKey: String { Self.limitKey(address) }

  /// What limits count an address by.
  static func limitKey(_ address: IPAddress?) -> String {
    guard let address = address?.unmapped else { return "local" }
    guard case .v6 = address, !address.isLoopback else { return address.description }
    return IPAddressRange(address, prefixLength: 64).network.description
  }

  private static func entries(_ field: (String) -> [String]) -> (clients: [String], schemes: [String], hosts: [String])
  {
    func list(_ name: String) -> [String] {
      field(name).flatMap { $0.split(separator: ",") }.map { $0.trimming() }.filter { !$0.isEmpty }
    }
    let named = (list("X-Forwarded-For"), list("X-Forwarded-Proto"), list("X-Forwarded-Host"))
    guard named.0.isEmpty, named.1.isEmpty, named.2.isEmpty else { return named }
    let elements = ForwardedField(field("Forwarded")).elements
    return (elements.compactMap(\.for), elements.compactMap(\.proto), elements.compactMap(\.host))
  }

  /// The address of an entry such as `192.0.2.1`, `192.0.2.1:8080`, `2001:db8::1` or `[2001:db8::1]:8080`.
  private static func address(in entry: String) -> IPAddress? {
    if let address = IPAddress(entry) { return address.unmapped }
    if entry.hasPrefix("["), let end = entry.firstIndex(of: "]") {
      return IPAddress(String(entry[entry.index(after: entry.startIndex)..<end]))?.unmapped
    }
    return entry.split(separator: ":").first.flatMap { IPAddress(String($0)) }
  }

  /// Fields that only proxies add.
  static let proxyFields = [
    "Forwarded", "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "X-Real-IP", "Via",
  ]
}
