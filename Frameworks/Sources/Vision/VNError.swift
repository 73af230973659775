import Foundation

/// Why nothing was seen in a picture.
public struct VNError: Error, Hashable, CustomNSError, LocalizedError {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case requestCancelled = 1
    case invalidFormat = 2
    case operationFailed = 3
    case outOfBoundsError = 4
    case invalidOption = 5
    case ioError = 6
    case missingOption = 7
    case notImplemented = 8
    case internalError = 9
    case outOfMemory = 10
    case unknownError = 11
    case invalidOperation = 12
    case invalidImage = 13
    case invalidArgument = 14
    case invalidModel = 15
    case unsupportedRevision = 16
    case dataUnavailable = 17
    case timeStampNotFound = 18
    case unsupportedRequest = 19
    case timeout = 20

    /// Whether an error has this reason: what `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? VNError)?.code == code }
  }

  public static var errorDomain: String { "com.apple.Vision" }
  public static var requestCancelled: Code { .requestCancelled }
  public static var invalidFormat: Code { .invalidFormat }
  public static var operationFailed: Code { .operationFailed }
  public static var outOfBoundsError: Code { .outOfBoundsError }
  public static var invalidOption: Code { .invalidOption }
  public static var ioError: Code { .ioError }
  public static var missingOption: Code { .missingOption }
  public static var notImplemented: Code { .notImplemented }
  public static var internalError: Code { .internalError }
  public static var outOfMemory: Code { .outOfMemory }
  public static var unknownError: Code { .unknownError }
  public static var invalidOperation: Code { .invalidOperation }
  public static var invalidImage: Code { .invalidImage }
  public static var invalidArgument: Code { .invalidArgument }
  public static var invalidModel: Code { .invalidModel }
  public static var unsupportedRevision: Code { .unsupportedRevision }
  public static var dataUnavailable: Code { .dataUnavailable }
  public static var timeStampNotFound: Code { .timeStampNotFound }
  public static var unsupportedRequest: Code { .unsupportedRequest }
  public static var timeout: Code { .timeout }

  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    "Pictures are looked at by a device's own hardware, which a page has not: ask a service on the server instead."
  }

  public init(_ code: Code) { self.code = code }
}

/// The name of what such errors belong to.
public let VNErrorDomain = VNError.errorDomain
