import Foundation
import Logging
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tells, once for each host, that pictures from there are not shown.
enum RefusedPictures {
  /// Names come from programs, and from what programs have read: there is an end to them.
  private static let hosts = Mutex<Set<String>>([])
  private static let limit = 256

  /// Logs a picture that was not fetched because readers must not reach its address; other errors are none of these.
  static func note(_ url: URL, _ error: any Error) {
    guard (error as? URLError)?.code == .resourceUnavailable, let host = url.host() else { return }
    let isNew = hosts.withLock { $0.count < limit && $0.insert(host).inserted }
    guard isNew else { return }
    Logger(label: "images").warning(
      "Pictures from \"\(host.prefix(100))\" are not shown: the address is not public, and readers must not reach it.")
  }
}
