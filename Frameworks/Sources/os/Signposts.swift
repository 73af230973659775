import Foundation

/// What tells signposts of the same name apart.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A new one.
  /// - Partly: `log` is not used.
  public init(log: OSLog) { rawValue = .random(in: 1..<UInt64.max) }
  /// One that belongs to an object.
  /// - Partly: `log` is not used.
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  /// For what happens one at a time.
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
}

/// What a signpost says.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

/// Writes a signpost: a line of the level for debugging.
/// - Partly: intervals are lines of the log with their times; identities tell none apart.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.write(.debug) { "signpost \(type.word) \(name)" }
}

/// Writes a signpost with values: a line of the level for debugging.
/// - Partly: intervals are lines of the log with their times; identities tell none apart.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  log.write(.debug) { "signpost \(type.word) \(name): \(OSLogFormat("\(format)").text(arguments))" }
}

extension OSSignpostType {
  fileprivate var word: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}

/// Something that lasts, from its first signpost on.
public struct OSSignpostIntervalState: Sendable {
  fileprivate let start = ContinuousClock.now
}

/// Measures what a program does. Lines have the level for debugging: how long intervals took.
public struct OSSignposter: @unchecked Sendable {
  private let log: OSLog

  /// Writes as the program.
  public init() { log = .default }
  /// Writes as a part of a program.
  /// - Partly: `log` is not used.
  public init(logHandle: OSLog) { log = logHandle }
  /// Writes as a part of a program.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Whether signposts are written.
  public var isEnabled: Bool { log.isEnabled(type: .debug) }

  /// A new identity.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Begins something that lasts.
  /// - Partly: intervals are lines of the log with their times; identities tell none apart.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Begins something that lasts, and says something.
  /// - Partly: intervals are lines of the log with their times; identities tell none apart.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
    -> OSSignpostIntervalState
  {
    log.write(.debug) { "signpost begin \(name): \(message.text)" }
    return OSSignpostIntervalState()
  }

  /// Ends something that lasted.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    log.write(.debug) { "signpost \(name) took \(ContinuousClock.now - state.start)" }
  }

  /// Ends something that lasted, and says something.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    log.write(.debug) { "signpost \(name) took \(ContinuousClock.now - state.start): \(message.text)" }
  }

  /// Says that something has happened.
  /// - Partly: intervals are lines of the log with their times; identities tell none apart.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    log.write(.debug) { "signpost event \(name)" }
  }

  /// Does something and measures it.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}
