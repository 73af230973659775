import Logging
import Synchronization

/// What programs write into the log with the names of `os`. The framework of that name is not part of this package, because
/// dependencies would ask whether it can be imported; it comes here.
public enum ProgramLog {
  /// How much a message matters.
  public enum Level: Sendable {
    case debug, info, notice, warning, error, fault
  }

  private static let loggers = Mutex<[String: Logger]>([:])

  /// Writes a line, if lines of its level are written; from any thread.
  ///
  /// - Parameter label: Who writes it.
  public static func write(_ level: Level, label: String, _ message: () -> String) {
    logger(label).log(level: level.logging, "\(message())")
  }

  /// Whether lines of a level are written.
  public static func isEnabled(_ level: Level, label: String) -> Bool {
    logger(label).logLevel <= level.logging
  }

  private static func logger(_ label: String) -> Logger {
    loggers.withLock { loggers in
      if let known = loggers[label] { return known }
      let made = Logger(label: label)
      loggers[label] = made
      return made
    }
  }
}

extension ProgramLog.Level {
  fileprivate var logging: Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .notice: .notice
    case .warning: .warning
    case .error: .error
    case .fault: .critical
    }
  }
}
