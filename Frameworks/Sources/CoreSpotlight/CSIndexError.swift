import Foundation

/// Why nothing was put into the device's index.
public struct CSIndexError: Error, Hashable, CustomNSError, LocalizedError {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
    case mismatchedClientState = -1006

    /// Whether an error has this reason: what `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? CSIndexError)?.code == code }
  }

  public static var errorDomain: String { "CSIndexErrorDomain" }
  public static var unknownError: Code { .unknownError }
  public static var indexUnavailableError: Code { .indexUnavailableError }
  public static var invalidItemError: Code { .invalidItemError }
  public static var invalidClientStateError: Code { .invalidClientStateError }
  public static var remoteConnectionError: Code { .remoteConnectionError }
  public static var quotaExceeded: Code { .quotaExceeded }
  public static var indexingUnsupported: Code { .indexingUnsupported }
  public static var mismatchedClientState: Code { .mismatchedClientState }

  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "A page has no index of its reader's device." }

  public init(_ code: Code) { self.code = code }
}

/// The name of what such errors belong to.
public let CSIndexErrorDomain = CSIndexError.errorDomain
