import SwiftUI
import UIKitCore

/// What the store has to tell the reader. A page has no store: nothing is ever told.
/// - Partly: `messages` never tells anything.
public struct Message: Hashable, Sendable {
  /// What it is about.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
  }

  public let reason: Reason

  /// What is told, one after the other.
  public typealias Messages = _StoreSequence<Message>

  /// What the store tells: nothing.
  public static var messages: Messages { .silent }

  /// Shows it: fails.
  @MainActor public func display(in scene: UIWindowScene) throws { throw StoreKitError.noStore }
}

/// Shows what the store has to tell. There is nothing.
/// - Partly: each call fails.
public struct DisplayMessageAction: Sendable {
  /// Shows it: fails.
  @MainActor public func callAsFunction(_ message: Message) throws { throw StoreKitError.noStore }
}

extension EnvironmentValues {
  /// Shows what the store has to tell.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
