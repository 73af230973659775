import Foundation

/// Why a model did not answer.
public struct MLModelError: Error, Hashable, CustomNSError, LocalizedError {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case generic = 0
    case featureType = 1
    case io = 3
    case customLayer = 4
    case customModel = 5
    case update = 6
    case parameters = 7
    case modelDecryptionKeyFetch = 8
    case modelDecryption = 9
    case modelCollection = 10
    case predictionCancelled = 11

    /// Whether an error has this reason: what `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? MLModelError)?.code == code }
  }

  public static var errorDomain: String { "com.apple.CoreML" }
  public static var generic: Code { .generic }
  public static var featureType: Code { .featureType }
  public static var io: Code { .io }
  public static var customLayer: Code { .customLayer }
  public static var customModel: Code { .customModel }
  public static var update: Code { .update }
  public static var parameters: Code { .parameters }
  public static var modelDecryptionKeyFetch: Code { .modelDecryptionKeyFetch }
  public static var modelDecryption: Code { .modelDecryption }
  public static var modelCollection: Code { .modelCollection }
  public static var predictionCancelled: Code { .predictionCancelled }

  public let code: Code
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    "Models run on a device's own hardware, which a page has not: ask a service on the server instead."
  }

  public init(_ code: Code) { self.code = code }
}

/// The name of what such errors belong to.
public let MLModelErrorDomain = MLModelError.errorDomain
