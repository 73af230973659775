import Foundation

/// Asks for a passkey of the device.
/// - Partly: every request fails with `ASAuthorizationError.notHandled`.
@MainActor @preconcurrency
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
  /// Whose passkeys they are.
  public let relyingPartyIdentifier: String

  /// Asks for passkeys of a site.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  /// Wishes that a person proves who they are.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(relyingPartyIdentifier, challenge)
  }
  /// Wishes that a person makes a passkey.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(relyingPartyIdentifier, challenge, name, userID)
  }
}

/// A wish that a person proves who they are.
@MainActor @preconcurrency
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  public let relyingPartyIdentifier: String
  open var challenge: Data
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []

  init(_ site: String, _ challenge: Data) {
    relyingPartyIdentifier = site
    self.challenge = challenge
    super.init()
  }
}

/// A wish that a person makes a passkey.
@MainActor @preconcurrency
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  public let relyingPartyIdentifier: String
  open var challenge: Data
  open var name: String
  open var userID: Data
  open var displayName: String?

  init(_ site: String, _ challenge: Data, _ name: String, _ userID: Data) {
    relyingPartyIdentifier = site
    self.challenge = challenge
    self.name = name
    self.userID = userID
    super.init()
  }
}

/// Which passkey is meant.
@MainActor @preconcurrency
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
  open var credentialID: Data

  /// Names a passkey.
  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// That a person has proved who they are. Nobody does here: programs never see one.
@MainActor @preconcurrency
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential {
  open var credentialID: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
  open var rawAuthenticatorData: Data! { Data() }
  open var signature: Data! { Data() }
  open var userID: Data! { Data() }

  nonisolated override init() {}
}

/// That a person has made a passkey. Nobody does here: programs never see one.
@MainActor @preconcurrency
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential {
  open var credentialID: Data { Data() }
  open var rawClientDataJSON: Data { Data() }
  open var rawAttestationObject: Data? { nil }

  nonisolated override init() {}
}
