import Foundation

/// The name under which this framework's errors are known.
public let MKErrorDomain = "MKErrorDomain"

/// Why a search failed.
public struct MKError: Error, Equatable, Sendable {
  /// Reasons.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }
}
