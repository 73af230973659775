@_exported import UIKit

/// Why nobody was signed in.
public struct ASAuthorizationError: Error, Equatable, CustomNSError {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled = 1001
    case invalidResponse = 1002
    case notHandled = 1003
    case failed = 1004
    case notInteractive = 1005
  }

  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }

  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Signing in with Apple is not there on the web: this site has no account with Apple."]
  }

  public init(_ code: Code) { self.code = code }
}
