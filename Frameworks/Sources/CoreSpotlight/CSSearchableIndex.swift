import Foundation

/// The index of what can be found on a device. A page has none: what is to be put into it fails with `indexingUnsupported`.
/// - Partly: a page has no index of its reader's device: each call fails as on a device without.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  /// Is asked to put everything in again.
  /// - Partly: kept and not asked.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  private static let shared = CSSearchableIndex()

  /// The index of the program.
  open class func `default`() -> Self { unsafeDowncast(shared, to: Self.self) }
  /// Whether there is an index: no.
  open class func isIndexingAvailable() -> Bool { false }

  /// Makes an index with a name.
  /// - Partly: `name` is not used.
  public init(name: String) { super.init() }
  /// Makes an index with a name.
  /// - Partly: neither argument is used.
  public init(name: String, protectionClass: FileProtectionType?) { super.init() }
  private override init() { super.init() }

  /// Fails.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }
  /// Fails.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw CSIndexError(.indexingUnsupported) }
  /// Fails.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }
  /// Fails.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    throw CSIndexError(.indexingUnsupported)
  }
  /// Fails.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { fail(completionHandler) }
  /// Fails.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    throw CSIndexError(.indexingUnsupported)
  }
  /// Fails.
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
  /// Fails.
  open func deleteAllSearchableItems() async throws { throw CSIndexError(.indexingUnsupported) }

  private func fail(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    DispatchQueue.global().async { handler?(CSIndexError(.indexingUnsupported)) }
  }
}

/// Puts everything into an index again.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler handler: @escaping () -> Void)
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

/// Looks for things in the index. A page has none: it ends with `indexUnreachable`.
/// - Partly: a page has no index of its reader's device: nothing is found.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  /// Is told what was found.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  /// Is told that nothing more will be found.
  open var completionHandler: (((any Error)?) -> Void)?
  open private(set) var isCancelled = false
  /// How many were found.
  open var foundItemCount: Int { 0 }
  /// What is looked for.
  public let queryString: String

  /// Makes a search.
  /// - Partly: `attributes` is not used.
  public init(queryString: String, attributes: [String]?) { self.queryString = queryString }

  /// Begins to look, and ends at once.
  open func start() {
    DispatchQueue.global().async { [self] in
      completionHandler?(CSSearchQueryError(isCancelled ? .cancelled : .indexUnreachable))
    }
  }
  /// Looks no more.
  open func cancel() { isCancelled = true }
}
