import Foundation

/// Whether there is an account of iCloud.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKOwnerDefaultName = "__defaultOwner__"

/// What a program keeps in iCloud. A page has no account of its reader's: it answers as on a device where nobody is logged in.
/// - Partly: nobody is logged in: `accountStatus` is `noAccount`, and each call fails with `notAuthenticated`.
open class CKContainer: NSObject, @unchecked Sendable {
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase(.private)
  public let publicCloudDatabase = CKDatabase(.public)
  public let sharedCloudDatabase = CKDatabase(.shared)
  private static let shared = CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? "program"))

  /// The program's own.
  open class func `default`() -> CKContainer { shared }
  /// Makes one by its name.
  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }

  /// What of it belongs to whom.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Tells that nobody is logged in.
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(.noAccount, nil) }
  }
  /// Tells that nobody is logged in.
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }

  /// Fails.
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
  /// Fails.
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }

  /// What a program may know of others.
  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }

  /// Whether a program may know it.
  public enum ApplicationPermissionStatus: Int, Sendable {
    case initialState, couldNotComplete, denied, granted
  }

  /// Tells that the program may not.
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler block: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { DispatchQueue.global().async { block(.couldNotComplete, CKError(.notAuthenticated)) } }
  /// Fails.
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { throw CKError(.notAuthenticated) }

  /// Tells the operation that nobody is logged in.
  open func add(_ operation: CKOperation) { operation.begin() }
}
