import SwiftUI

/// Who a person has turned out to be. Nobody agrees to anything here: programs never see one.
public enum ASAuthorizationResult {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

extension ASAuthorizationController {
  /// How a person is asked.
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// Asks, which fails.
  /// - Partly: `options` are not used.
  public func performRequests(options: RequestOptions) { performRequests() }
  /// Asks beside a field, which fails.
  public func performAutoFillAssistedRequests() { performRequests() }
  /// Asks no more.
  public func cancel() {}
}

/// Asks a person to agree, from a view.
/// - Partly: every request fails with `ASAuthorizationError.notHandled`.
@MainActor @preconcurrency
public struct AuthorizationController: Sendable {
  nonisolated init() {}

  /// Asks, which fails.
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }
  /// Asks, which fails.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }
  /// Asks beside a field, which fails.
  public func performAutoFillAssistedRequest(
    _ request: ASAuthorizationRequest
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }
  /// Asks beside a field, which fails.
  public func performAutoFillAssistedRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }
}

extension EnvironmentValues {
  /// Asks a person to agree.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
