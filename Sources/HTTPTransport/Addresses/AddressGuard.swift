import Foundation
import InternetAddresses

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The check in front of a connection made for a reader.
struct AddressGuard: Sendable {
  let resolver: any NameResolver

  /// The addresses of a host that may be connected to, in order.
  ///
  /// One address that is not public spoils the name: an honest public server has none.
  func publicAddresses(of host: String, url: URL) async throws(URLError) -> [IPAddress] {
    let literal = IPAddress(String(host.stripped(of: "[]")))
    let addresses: [IPAddress]
    if let literal { addresses = [literal] } else { addresses = try await resolver.addresses(of: host) }
    guard !addresses.isEmpty else { throw .newsreel(.cannotFindHost, url: url) }
    guard addresses.allSatisfy(\.isPublic) else { throw .addressNotAllowed(url) }
    return addresses
  }
}
