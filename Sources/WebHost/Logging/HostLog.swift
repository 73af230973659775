import Logging
import Synchronization

/// The host's log. No line has a key, a token, a cookie, a query, or what a reader has typed.
package enum HostLog {
  /// Lets all loggers of the process write as the settings say. The first call counts: swift-log is set up once.
  package static func install(_ settings: LogSettings) {
    let isFirst = isInstalled.withLock { isInstalled in
      defer { isInstalled = true }
      return !isInstalled
    }
    guard isFirst else { return }
    LoggingSystem.bootstrap { LineLogHandler(label: $0, settings: settings) }
  }

  /// Speaks for the host as a whole.
  package static var web: Logger { Logger(label: "web") }

  /// Logs an error that would come again and again: each key once, 256 keys at most.
  package static func once(
    _ key: String, _ message: @autoclosure () -> String, fields: Logger.Metadata = [:], level: Logger.Level = .error
  ) {
    let isNew = known.withLock { $0.count < 256 && $0.insert(key).inserted }
    if isNew { web.log(level: level, "\(message())", metadata: fields) }
  }

  private static let isInstalled = Mutex(false)
  private static let known = Mutex<Set<String>>([])
}
