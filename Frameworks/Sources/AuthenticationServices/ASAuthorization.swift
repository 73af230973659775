import Foundation
import UIKit

/// What can be known of a person.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// What a program asks for.
open class ASAuthorizationRequest: NSObject {}

/// Who makes requests.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// That somebody has signed in. Nobody does on the web.
open class ASAuthorization: NSObject {
  /// What can be known of a person.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  /// Who it is.
  public let credential: any ASAuthorizationCredential
  /// Who was asked.
  public let provider: any ASAuthorizationProvider

  init(credential: any ASAuthorizationCredential, provider: any ASAuthorizationProvider) {
    self.credential = credential
    self.provider = provider
  }
}

/// Asks for somebody by their account with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// What is asked for.
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
  open var user: String?
}

/// Somebody's account with Apple.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let email: String?
  public let fullName: PersonNameComponents?
  public let identityToken: Data?
  public let authorizationCode: Data?
  public let state: String?

  init(user: String) {
    self.user = user
    email = nil
    fullName = nil
    identityToken = nil
    authorizationCode = nil
    state = nil
  }
}

/// Knows people by their account with Apple: on the web nobody.
/// - Partly: every account is `notFound`: Apple knows a site by its own script alone.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// What is known of an account.
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  /// A request, which will fail.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  /// Answers that the account is not known.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }

  /// Answers that the account is not known.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Shows people who they can sign in as: on the web it fails at once with `ASAuthorizationError.failed`.
/// - Partly: each request fails: Apple knows a site by its own script alone.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Is told that nobody was signed in.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Where the question would be shown.
  /// - Partly: kept and not asked: there is no question.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Tells the delegate that it failed.
  open func performRequests() {
    delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.failed))
  }
}

/// Is told whether somebody has signed in.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

public typealias ASPresentationAnchor = UIWindow

/// Says where the question would be shown.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
