import Foundation
import UIKitCore

extension Transaction {
  /// Whether the reader has asked for their money.
  public enum RefundRequestStatus: Hashable, Sendable {
    case success, userCancelled
  }

  /// Why they could not.
  public enum RefundRequestError: Error, Hashable, Sendable, LocalizedError {
    case duplicateRequest, failed

    public var errorDescription: String? { "A page has no App Store." }
    public var failureReason: String? { nil }
    public var recoverySuggestion: String? { nil }
  }

  /// Lets the reader ask for their money: fails.
  @MainActor public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }
  /// Lets the reader ask for their money: fails.
  @MainActor public static func beginRefundRequest(
    for transactionID: UInt64, in controller: UIViewController
  ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }

  /// Lets the reader ask for their money: fails.
  @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    throw RefundRequestError.failed
  }
  /// Lets the reader ask for their money: fails.
  @MainActor public func beginRefundRequest(in controller: UIViewController) async throws -> RefundRequestStatus {
    throw RefundRequestError.failed
  }
}
