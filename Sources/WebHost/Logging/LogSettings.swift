import Logging

/// What a served program writes to its log, and how.
public struct LogSettings: Sendable, Hashable {
  /// The shape of a line.
  public enum Format: String, Sendable, CaseIterable {
    /// Time, level, label, sentence, and fields as `name=value`.
    case text
    /// One JSON object on a line.
    case json
  }

  /// How grave something must be to be logged: one of swift-log's levels, `info` by default.
  public var level = "info"
  /// The shape of a line, text by default.
  public var format = Format.text
  /// True where each answer and each socket is logged too. No by default.
  public var logsAccess = false

  /// Makes the default settings.
  public init() {}

  /// The levels that there are, the least grave first.
  package static let levels = Logger.Level.allCases.map(\.rawValue)

  var threshold: Logger.Level { Logger.Level(rawValue: level) ?? .info }
}
