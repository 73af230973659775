import Foundation

/// Why nothing was looked for.
public struct CSSearchQueryError: Error, Hashable, CustomNSError, LocalizedError {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case unknown = -2000
    case indexUnreachable = -2001
    case invalidQuery = -2002
    case cancelled = -2003

    /// Whether an error has this reason: what `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? CSSearchQueryError)?.code == code }
  }

  public static var errorDomain: String { "CSSearchQueryErrorDomain" }
  public static var unknown: Code { .unknown }
  public static var indexUnreachable: Code { .indexUnreachable }
  public static var invalidQuery: Code { .invalidQuery }
  public static var cancelled: Code { .cancelled }

  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "A page has no index of its reader's device." }

  public init(_ code: Code) { self.code = code }
}

/// The name of what such errors belong to.
public let CSSearchQueryErrorDomain = CSSearchQueryError.errorDomain
