import Foundation

/// Why nothing was connected.
public struct CBError: Error, Hashable, CustomNSError, LocalizedError {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case unknown = 0
    case invalidParameters = 1
    case invalidHandle = 2
    case notConnected = 3
    case outOfSpace = 4
    case operationCancelled = 5
    case connectionTimeout = 6
    case peripheralDisconnected = 7
    case uuidNotAllowed = 8
    case alreadyAdvertising = 9
    case connectionFailed = 10
    case connectionLimitReached = 11
    case unknownDevice = 12
    case operationNotSupported = 13

    /// Whether an error has this reason: what `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? CBError)?.code == code }
  }

  public static var errorDomain: String { "CBErrorDomain" }
  public static var unknown: Code { .unknown }
  public static var invalidParameters: Code { .invalidParameters }
  public static var invalidHandle: Code { .invalidHandle }
  public static var notConnected: Code { .notConnected }
  public static var outOfSpace: Code { .outOfSpace }
  public static var operationCancelled: Code { .operationCancelled }
  public static var connectionTimeout: Code { .connectionTimeout }
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  public static var uuidNotAllowed: Code { .uuidNotAllowed }
  public static var alreadyAdvertising: Code { .alreadyAdvertising }
  public static var connectionFailed: Code { .connectionFailed }
  public static var connectionLimitReached: Code { .connectionLimitReached }
  public static var unknownDevice: Code { .unknownDevice }
  public static var operationNotSupported: Code { .operationNotSupported }

  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "A page has no Bluetooth here." }

  public init(_ code: Code) { self.code = code }
}

/// The name of what such errors belong to.
public let CBErrorDomain = CBError.errorDomain
