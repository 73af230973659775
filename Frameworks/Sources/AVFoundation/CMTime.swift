import Foundation

/// Parts of a time.
public typealias CMTimeValue = Int64
/// Parts in a second.
public typealias CMTimeScale = Int32

/// A length of time or a moment in a film as a fraction: so many parts, of which so many are a second.
public struct CMTime: Hashable, Sendable {
  /// How many parts.
  public var value: Int64
  /// Parts in a second; 0 for what is no time.
  public var timescale: Int32

  /// Makes a time of so many parts.
  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  /// Makes a time of seconds, in parts of which so many are a second.
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  /// No time at all.
  public init() { self.init(value: 0, timescale: 0) }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()

  public var isValid: Bool { timescale > 0 }
  public var isNumeric: Bool { isValid }

  /// The time in seconds; not a number where it is no time.
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
}

extension CMTime: Comparable {
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

  public static func + (left: CMTime, right: CMTime) -> CMTime { left.combined(with: right, +) }
  public static func - (left: CMTime, right: CMTime) -> CMTime { left.combined(with: right, -) }

  private func combined(with other: CMTime, _ operation: (Int64, Int64) -> Int64) -> CMTime {
    guard isValid, other.isValid else { return .invalid }
    if timescale == other.timescale { return CMTime(value: operation(value, other.value), timescale: timescale) }
    let scale = max(timescale, other.timescale)
    let sides = [self, other].map { CMTime(seconds: $0.seconds, preferredTimescale: scale).value }
    return CMTime(value: operation(sides[0], sides[1]), timescale: scale)
  }
}

/// Makes a time of so many parts, of which so many are a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Makes a time of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The time in seconds; not a number where it is no time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Both times together.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// What is left of a time without another.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// -1 where the first time is shorter, 1 where it is longer, 0 where both are the same.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time2 < time1 ? 1 : 0 }
/// A time so many times.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(value: Int64((Double(time.value) * multiplier).rounded()), timescale: time.timescale)
}

/// A piece of a film or a sound.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime
  /// Where it ends.
  public var end: CMTime { start + duration }

  /// Makes a piece.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Makes a piece between two moments.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Whether a moment is in it.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

extension NSValue {
  /// The part of a film that a value is: none, since nothing makes such values here.
  /// - Partly: always invalid: nothing makes such values here.
  public var timeRangeValue: CMTimeRange { .invalid }
}
