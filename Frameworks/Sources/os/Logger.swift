import Foundation
import ProgramLog

/// How much a line matters.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// As most lines do.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful, not needed.
  public static let info = OSLogType(rawValue: 1)
  /// For those who look for an error.
  public static let debug = OSLogType(rawValue: 2)
  /// Something went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// The program is wrong.
  public static let fault = OSLogType(rawValue: 17)

  var level: ProgramLog.Level {
    switch self {
    case .info: .info
    case .debug: .debug
    case .error: .error
    case .fault: .fault
    default: .notice
    }
  }
}

/// Where lines are written: part of a program.
open class OSLog: NSObject, @unchecked Sendable {
  /// Categories with a meaning for tools.
  public struct Category: RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// nil writes nothing.
  let label: String?

  /// A part of a program.
  public init(subsystem: String, category: String) {
    label = category.isEmpty ? subsystem : "\(subsystem):\(category)"
  }

  /// A part of a program with a meaning for tools.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(label: String?) {
    self.label = label
  }

  /// The program.
  public static let `default` = OSLog(label: ProcessInfo.processInfo.processName)
  /// Writes nothing.
  public static let disabled = OSLog(label: nil)

  /// Whether lines of a type are written.
  public func isEnabled(type: OSLogType) -> Bool {
    label.map { ProgramLog.isEnabled(type.level, label: $0) } ?? false
  }

  func write(_ level: ProgramLog.Level, _ text: () -> String) {
    if let label { ProgramLog.write(level, label: label, text) }
  }
}

/// Writes lines into the server's log, which is the program's standard output unless it says otherwise.
/// - Partly: lines go to the program's standard output, from `info` on; there is no store of them to read.
public struct Logger: @unchecked Sendable {
  private let log: OSLog

  /// Writes as the program.
  public init() { log = .default }
  /// Writes as a part of a program.
  public init(_ logObj: OSLog) { log = logObj }
  /// Writes as a part of a program.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes a line.
  public func log(_ message: OSLogMessage) { log.write(.notice) { message.text } }
  /// Writes a line that matters as its level says.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level.level) { message.text } }
  /// Writes a line for those who look for an error.
  public func trace(_ message: OSLogMessage) { log.write(.debug) { message.text } }
  /// Writes a line for those who look for an error.
  public func debug(_ message: OSLogMessage) { log.write(.debug) { message.text } }
  /// Writes a line that helps.
  public func info(_ message: OSLogMessage) { log.write(.info) { message.text } }
  /// Writes a line.
  public func notice(_ message: OSLogMessage) { log.write(.notice) { message.text } }
  /// Writes that something may go wrong.
  public func warning(_ message: OSLogMessage) { log.write(.warning) { message.text } }
  /// Writes that something went wrong.
  public func error(_ message: OSLogMessage) { log.write(.error) { message.text } }
  /// Writes that the program is wrong.
  public func critical(_ message: OSLogMessage) { log.write(.fault) { message.text } }
  /// Writes that the program is wrong.
  public func fault(_ message: OSLogMessage) { log.write(.fault) { message.text } }
}
