import Foundation

/// What the store signs.
public protocol _StoreSigned {
  var jsonRepresentation: Data { get }
  var signedDate: Date { get }
  var deviceVerification: Data { get }
  var deviceVerificationNonce: UUID { get }
}

extension Transaction: _StoreSigned {}
extension AppTransaction: _StoreSigned {}
extension Product.SubscriptionInfo.RenewalInfo: _StoreSigned {}

extension VerificationResult where SignedType: _StoreSigned {
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
