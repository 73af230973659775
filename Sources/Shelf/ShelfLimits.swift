/// How much is kept of one reader; beyond that, the oldest goes.
public struct ShelfLimits: Sendable {
  public var bookmarks = 1_000
  public var readMarks = 5_000
  /// For each section.
  public var searches = 12
  public var mutes = 200
  /// Bytes of one text.
  public var textLength = 4_096
  /// Seconds without a visit after which all of a reader is forgotten: a year.
  public var absence: Double = 365 * 86_400

  /// The usual limits.
  public init() {}
}
