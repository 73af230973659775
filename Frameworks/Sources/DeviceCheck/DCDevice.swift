import Foundation

/// A device that Apple knows. A page has none.
/// - Partly: a page has no device that Apple could vouch for: it fails as on a device without.
open class DCDevice: NSObject, @unchecked Sendable {
  /// The device.
  public static let current = DCDevice()
  /// Whether Apple can vouch for it: no.
  open var isSupported: Bool { false }

  /// Fails with `featureUnsupported`.
  open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(nil, DCError(.featureUnsupported)) }
  }
  /// Fails with `featureUnsupported`.
  open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Lets Apple vouch for a program. For one behind a page it does not.
/// - Partly: a page has no device that Apple could vouch for: it fails as on a device without.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  /// The service.
  public static let shared = DCAppAttestService()
  /// Whether Apple can vouch for the program: no.
  open var isSupported: Bool { false }

  /// Fails with `featureUnsupported`.
  open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(nil, DCError(.featureUnsupported)) }
  }
  /// Fails with `featureUnsupported`.
  open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
  /// Fails with `featureUnsupported`.
  open func attestKey(
    _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, DCError(.featureUnsupported)) } }
  /// Fails with `featureUnsupported`.
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
  /// Fails with `featureUnsupported`.
  open func generateAssertion(
    _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, DCError(.featureUnsupported)) } }
  /// Fails with `featureUnsupported`.
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
}
