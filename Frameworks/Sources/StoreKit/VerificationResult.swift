import Foundation

/// What the store has signed, and whether that is true.
@frozen public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// Why it is not known to be true.
  public enum VerificationError: Error, Hashable, Sendable, LocalizedError {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties

    public var errorDescription: String? { "The signature of the store is not valid." }
    public var failureReason: String? { nil }
    public var recoverySuggestion: String? { nil }
  }

  /// What was signed, if it is true.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// What was signed, whether or not it is true.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
