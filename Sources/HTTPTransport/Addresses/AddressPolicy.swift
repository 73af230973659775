import Foundation

/// Which network addresses a request may be sent to.
///
/// A server that fetches what its readers name (pictures, pages) must not be a way into its own network. With
/// `publicOnly` the name is resolved first, every address it has is classified, and the connection is made to
/// exactly the address that was classified: no second resolution takes place, so a name whose answer changes between
/// the check and the connection gains nothing. The same happens again at every redirect.
public enum AddressPolicy: Sendable, Hashable {
  /// Any address: for the program's own traffic.
  case any
  /// Public addresses only, apart from servers the program itself names, such as a stand-in on loopback.
  case publicOnly(except: Set<Origin>)

  /// Public addresses only, without an exception.
  public static var publicOnly: AddressPolicy { .publicOnly(except: []) }

  /// Whether an address of the server of `url` has to be classified.
  func checks(_ url: URL) -> Bool {
    guard case .publicOnly(let exceptions) = self else { return false }
    guard let origin = Origin(url) else { return true }
    return !exceptions.contains(origin)
  }
}
