import Foundation

/// Tells the reader that they are about to buy elsewhere. A page has no store that asks for it.
/// - Partly: `canPresent` is false, and asking fails.
public enum ExternalPurchase: Sendable {
  /// What the reader says.
  public enum NoticeResult: Hashable, Sendable {
    case continuedWithExternalPurchaseToken(token: String)
    case cancelled
  }

  /// Whether it can be told: no.
  public static var canPresent: Bool { get async { false } }

  /// Tells it: fails.
  public static func presentNoticeSheet() async throws -> NoticeResult { throw StoreKitError.unsupported }
}

/// Leads the reader where they buy elsewhere. A page is elsewhere already: use a link.
/// - Partly: `canOpen` is false, and opening fails.
public enum ExternalPurchaseLink: Sendable {
  /// Whether it can be opened: no.
  public static var canOpen: Bool { get async { false } }

  /// Opens it: fails.
  public static func open() async throws { throw StoreKitError.unsupported }
  /// Opens an address: fails.
  public static func open(url: URL) async throws { throw StoreKitError.unsupported }
}

/// Leads the reader to their account elsewhere. A page is elsewhere already: use a link.
/// - Partly: `canOpen` is false, and opening fails.
public enum ExternalLinkAccount: Sendable {
  /// Whether it can be opened: no.
  public static var canOpen: Bool { get async { false } }

  /// Opens it: fails.
  public static func open() async throws { throw StoreKitError.unsupported }
}
