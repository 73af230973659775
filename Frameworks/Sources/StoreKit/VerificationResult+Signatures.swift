import Foundation

extension VerificationResult where SignedType == Transaction {
  /// The text that the store has signed.
  public var jwsRepresentation: String { "" }
  /// How it is signed.
  public var headerData: Data { Data() }
  /// What is signed.
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
  /// What the signature is of.
  public var signedData: Data { Data() }
  /// The signature.
  public var signatureData: Data { Data() }
  /// When it was signed.
  public var signedDate: Date { unsafePayloadValue.signedDate }
  /// What says for which device it is.
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  /// What that is made with.
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}

extension VerificationResult where SignedType == AppTransaction {
  /// The text that the store has signed.
  public var jwsRepresentation: String { "" }
  /// How it is signed.
  public var headerData: Data { Data() }
  /// What is signed.
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
  /// What the signature is of.
  public var signedData: Data { Data() }
  /// The signature.
  public var signatureData: Data { Data() }
  /// When it was signed.
  public var signedDate: Date { unsafePayloadValue.signedDate }
  /// What says for which device it is.
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  /// What that is made with.
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}

extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
  /// The text that the store has signed.
  public var jwsRepresentation: String { "" }
  /// How it is signed.
  public var headerData: Data { Data() }
  /// What is signed.
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
  /// What the signature is of.
  public var signedData: Data { Data() }
  /// The signature.
  public var signatureData: Data { Data() }
  /// When it was signed.
  public var signedDate: Date { unsafePayloadValue.signedDate }
  /// What says for which device it is.
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  /// What that is made with.
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}
