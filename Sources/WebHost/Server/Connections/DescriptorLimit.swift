import Foundation

/// How many files and connections the process may have open (`RLIMIT_NOFILE`).
enum DescriptorLimit {
  /// Raises the limit as far as the system allows, to a million at most, and says what it is then.
  static func raise() -> Int {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 1024 }
    let now = limit.rlim_cur
    limit.rlim_cur = min(limit.rlim_max, 1 << 20)
    guard limit.rlim_cur > now, setrlimit(resource, &limit) == 0 else { return Int(clamping: now) }
    return Int(clamping: limit.rlim_cur)
  }
}
