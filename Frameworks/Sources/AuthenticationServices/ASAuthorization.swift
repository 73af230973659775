@_exported import Foundation
import UIKitCore

/// What a person has agreed to.
@MainActor @preconcurrency
open class ASAuthorization: NSObject {
  /// What of a person a program asks for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  /// Who the person is. Nobody agrees to anything here: no authorization is ever made.
  public let credential: any ASAuthorizationCredential

  init(credential: any ASAuthorizationCredential) {
    self.credential = credential
  }
}

/// Who a person is.
@MainActor @preconcurrency
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Who a person is to Apple.
@MainActor @preconcurrency
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The person's name for the program.
  open var user: String { "" }
  /// The person's name.
  open var fullName: PersonNameComponents? { nil }
  /// The person's address of mail.
  open var email: String? { nil }
  /// What proves it.
  open var identityToken: Data? { nil }
  /// By what a server asks for it.
  open var authorizationCode: Data? { nil }
  /// What the program has put into the request.
  open var state: String? { nil }

  nonisolated override init() {}
}

/// A name and a password.
@MainActor @preconcurrency
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The name.
  public let user: String
  /// The password.
  public let password: String

  /// Makes a name and a password.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// Why nobody has agreed.
public struct ASAuthorizationError: Error, Equatable, CustomNSError, LocalizedError {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive

    /// Whether an error has this reason: what `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
  }

  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }

  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "Signing in with Apple is not possible here." }

  /// Makes an error.
  /// - Partly: `userInfo` is not used.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
  }
}

/// A wish to know who a person is.
@MainActor @preconcurrency
open class ASAuthorizationRequest: NSObject {
  nonisolated override init() {}
}

/// A wish to know who a person is to Apple.
@MainActor @preconcurrency
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// What of the person is asked for.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// What comes back with the answer.
  open var state: String?
  /// What the answer is to be made with.
  open var nonce: String?
  /// The person who is expected.
  open var user: String?
}

/// Asks Apple who a person is.
/// - Partly: every request fails as on a device without an account: pages have nothing to ask Apple by.
@MainActor @preconcurrency
open class ASAuthorizationAppleIDProvider: NSObject {
  /// What is known of a person.
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }

  public nonisolated override init() {}

  /// Makes a wish.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  /// What is known of a person: nothing.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completion(.notFound, nil) }
  }

  /// What is known of a person: nothing.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Asks for a password that is kept.
/// - Partly: every request fails: browsers offer passwords in fields by themselves.
@MainActor @preconcurrency
open class ASAuthorizationPasswordProvider: NSObject {
  public nonisolated override init() {}

  /// Makes a wish.
  open func createRequest() -> ASAuthorizationRequest { ASAuthorizationRequest() }
}

/// Is told whether a person has agreed.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
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

/// A window.
public typealias ASPresentationAnchor = UIWindow

/// Says over which window a person is asked.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks a person to agree.
/// - Partly: every request fails with `ASAuthorizationError.notHandled`.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  /// What is wished for.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Is told whether the person has agreed.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Says over which window the person is asked.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Makes a question.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Asks, which fails.
  open func performRequests() {
    DispatchQueue.main.async { [self] in
      delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
    }
  }
}
