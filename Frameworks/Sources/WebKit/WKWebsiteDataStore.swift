import Foundation
import FoundationNetworking

/// The kinds of what pages keep.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"

/// What pages keep: the reader's browser keeps it, and lets no program see or remove what another site's page has kept.
/// - Partly: kept and not used: browsers keep what pages store.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  /// Whether it lasts.
  public let isPersistent: Bool
  /// The cookies of the program.
  public let httpCookieStore = WKHTTPCookieStore()

  private nonisolated init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// What lasts.
  /// - Partly: another one at each call, so that readers never share cookies; that of a view's configuration stays.
  public nonisolated static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: true) }
  /// What is forgotten.
  public nonisolated static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// All kinds of what pages keep.
  public class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
    ]
  }

  /// Tells what pages keep: nothing that is known.
  /// - Partly: empty: browsers do not tell what pages keep.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }
  /// Tells what pages keep: nothing that is known.
  /// - Partly: empty: browsers do not tell what pages keep.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  /// Removes the cookies of the program; what pages keep stays where the browser has it.
  /// - Partly: the program's own cookies alone: readers remove what pages keep in their browsers.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    forget(dataTypes)
    DispatchQueue.main.async { completionHandler() }
  }
  /// Removes the cookies of the program; what pages keep stays where the browser has it.
  /// - Partly: the program's own cookies alone: readers remove what pages keep in their browsers.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async { forget(dataTypes) }
  /// Removes what was told: nothing.
  /// - Partly: nothing is removed: there are no records.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { DispatchQueue.main.async { completionHandler() } }

  private func forget(_ types: Set<String>) {
    if types.contains(WKWebsiteDataTypeCookies) { httpCookieStore.cookies = [] }
  }
}

/// What the pages of a site keep. Browsers do not tell: there is none.
/// - Partly: never made: browsers do not tell what pages keep.
@MainActor @preconcurrency
open class WKWebsiteDataRecord: NSObject {
  /// The site.
  public var displayName: String { "" }
  /// The kinds.
  public var dataTypes: Set<String> { [] }

  init(_: Never) {}
}

/// The cookies of a program. Pages have those that the reader's browser keeps, and no others.
/// - Partly: kept and not sent: browsers send the cookies that they keep.
@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
  var cookies: [HTTPCookie] = []

  nonisolated override init() {}

  /// The cookies that the program has set; those that pages have, browsers do not tell.
  open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
    let cookies = cookies
    DispatchQueue.main.async { completionHandler(cookies) }
  }
  /// The cookies that the program has set; those that pages have, browsers do not tell.
  open func allCookies() async -> [HTTPCookie] { cookies }
  /// Keeps a cookie.
  /// - Partly: kept and not sent: browsers send the cookies that they keep.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    keep(cookie)
    DispatchQueue.main.async { completionHandler?() }
  }
  /// Keeps a cookie.
  /// - Partly: kept and not sent: browsers send the cookies that they keep.
  open func setCookie(_ cookie: HTTPCookie) async { keep(cookie) }
  /// Forgets a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    cookies.removeAll { $0 == cookie }
    DispatchQueue.main.async { completionHandler?() }
  }
  /// Forgets a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) async { cookies.removeAll { $0 == cookie } }

  private func keep(_ cookie: HTTPCookie) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    cookies.append(cookie)
  }
}
