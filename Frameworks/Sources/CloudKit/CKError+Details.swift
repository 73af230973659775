import Foundation

extension CKError {
  /// How long to wait before asking again; not at all.
  public var retryAfterSeconds: Double? { nil }
  /// What went wrong with each of several things.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  /// The record that both came from.
  public var ancestorRecord: CKRecord? { nil }
  /// The record as iCloud has it.
  public var serverRecord: CKRecord? { nil }
  /// The record as it was to be kept.
  public var clientRecord: CKRecord? { nil }
}

extension NSNotification.Name {
  /// Somebody has logged in or out.
  /// - Partly: never posted.
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}
