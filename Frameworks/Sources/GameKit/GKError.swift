import Foundation

/// Why Game Center did not do something.
public struct GKError: Error, Hashable, CustomNSError, LocalizedError {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case unknown = 1
    case cancelled = 2
    case communicationsFailure = 3
    case userDenied = 4
    case invalidCredentials = 5
    case notAuthenticated = 6
    case authenticationInProgress = 7
    case invalidPlayer = 8
    case scoreNotSet = 9
    case parentalControlsBlocked = 10
    case playerStatusExceedsMaximumLength = 11
    case playerStatusInvalid = 12
    case matchRequestInvalid = 13
    case underage = 14
    case gameUnrecognized = 15
    case notSupported = 16
    case invalidParameter = 17
    case unexpectedConnection = 18
    case challengeInvalid = 19
    case apiNotAvailable = 31
    case notAuthorized = 33

    /// Whether an error has this reason: what `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? GKError)?.code == code }
  }

  public static var errorDomain: String { "GKErrorDomain" }
  public static var unknown: Code { .unknown }
  public static var cancelled: Code { .cancelled }
  public static var communicationsFailure: Code { .communicationsFailure }
  public static var userDenied: Code { .userDenied }
  public static var invalidCredentials: Code { .invalidCredentials }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var authenticationInProgress: Code { .authenticationInProgress }
  public static var invalidPlayer: Code { .invalidPlayer }
  public static var scoreNotSet: Code { .scoreNotSet }
  public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
  public static var playerStatusExceedsMaximumLength: Code { .playerStatusExceedsMaximumLength }
  public static var playerStatusInvalid: Code { .playerStatusInvalid }
  public static var matchRequestInvalid: Code { .matchRequestInvalid }
  public static var underage: Code { .underage }
  public static var gameUnrecognized: Code { .gameUnrecognized }
  public static var notSupported: Code { .notSupported }
  public static var invalidParameter: Code { .invalidParameter }
  public static var unexpectedConnection: Code { .unexpectedConnection }
  public static var challengeInvalid: Code { .challengeInvalid }
  public static var apiNotAvailable: Code { .apiNotAvailable }
  public static var notAuthorized: Code { .notAuthorized }

  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "A page has no Game Center." }

  public init(_ code: Code) { self.code = code }
}

/// The name of what such errors belong to.
public let GKErrorDomain = GKError.errorDomain
