import Foundation

/// Why the store did not do something.
public enum StoreKitError: Error, LocalizedError {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
  case unsupported

  /// Says why, in words for the reader.
  public var errorDescription: String? {
    switch self {
    case .unknown: "Something is wrong with the store."
    case .userCancelled: "The request was cancelled."
    case .networkError: "A page has no App Store."
    case .systemError(let error): error.localizedDescription
    case .notAvailableInStorefront: "The product is not available in this storefront."
    case .notEntitled: "The program may not ask the store."
    case .unsupported: "A page has no App Store."
    }
  }

  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }

  /// What a store says that is not reached.
  static var noStore: StoreKitError { .networkError(URLError(.notConnectedToInternet)) }
}
