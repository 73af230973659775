import Foundation

/// How the program itself was bought. A page has no store: asking fails.
/// - Partly: `shared` and `refresh()` fail with `StoreKitError.networkError`.
public struct AppTransaction: Hashable, Sendable {
  public let jsonRepresentation: Data
  public let appID: UInt64?
  public let appTransactionID: String
  public let appVersion: String
  public let appVersionID: UInt64?
  public let bundleID: String
  public let environment: AppStore.Environment
  public let originalAppVersion: String
  public let originalPlatform: AppStore.Platform
  public let originalPurchaseDate: Date
  public let preorderDate: Date?
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public let signedDate: Date

  /// How the program was bought: fails.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.noStore }
  }

  /// Asks the store anew: fails.
  public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.noStore }
}

extension AppTransaction: CustomDebugStringConvertible {
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}
