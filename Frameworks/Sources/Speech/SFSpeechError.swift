import Foundation

/// Why nothing was understood.
public struct SFSpeechError: Error, Hashable, CustomNSError, LocalizedError {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case internalServiceError = 1
    case audioReadFailed = 2
    case audioDisordered = 3
    case unexpectedAudioFormat = 4
    case noModel = 5
    case incompatibleAudioFormats = 6
    case assetLocaleNotAllocated = 7
    case timeout = 8
    case missingParameter = 10
    case insufficientResources = 11
    case moduleOutputFailed = 12

    /// Whether an error has this reason: what `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? SFSpeechError)?.code == code }
  }

  public static var errorDomain: String { "SFSpeechErrorDomain" }
  public static var internalServiceError: Code { .internalServiceError }
  public static var audioReadFailed: Code { .audioReadFailed }
  public static var audioDisordered: Code { .audioDisordered }
  public static var unexpectedAudioFormat: Code { .unexpectedAudioFormat }
  public static var noModel: Code { .noModel }
  public static var incompatibleAudioFormats: Code { .incompatibleAudioFormats }
  public static var assetLocaleNotAllocated: Code { .assetLocaleNotAllocated }
  public static var timeout: Code { .timeout }
  public static var missingParameter: Code { .missingParameter }
  public static var insufficientResources: Code { .insufficientResources }
  public static var moduleOutputFailed: Code { .moduleOutputFailed }

  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "A page is not listened to." }

  public init(_ code: Code) { self.code = code }
}

/// The name of what such errors belong to.
public let SFSpeechErrorDomain = SFSpeechError.errorDomain
