import Foundation

/// Why a device was not attested.
public struct DCError: Error, Hashable, CustomNSError, LocalizedError {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case unknownSystemFailure = 0
    case featureUnsupported = 1
    case invalidInput = 2
    case invalidKey = 3
    case serverUnavailable = 4

    /// Whether an error has this reason: what `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? DCError)?.code == code }
  }

  public static var errorDomain: String { "com.apple.devicecheck.error" }
  public static var unknownSystemFailure: Code { .unknownSystemFailure }
  public static var featureUnsupported: Code { .featureUnsupported }
  public static var invalidInput: Code { .invalidInput }
  public static var invalidKey: Code { .invalidKey }
  public static var serverUnavailable: Code { .serverUnavailable }

  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "A page has no device that Apple could vouch for." }

  public init(_ code: Code) { self.code = code }
}

/// The name of what such errors belong to.
public let DCErrorDomain = DCError.errorDomain
