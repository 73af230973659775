import Foundation

/// What the times of `RunLoop` and `OperationQueue` share: they are dates.
public protocol _DateTime: Strideable where Stride: _SecondsStride {
  /// The date represented by this type.
  var date: Date { get set }

  /// Makes the time of a date.
  init(_ date: Date)
}

extension _DateTime {
  /// Returns the distance to another time.
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

  /// Returns the time that lies the given interval ahead.
  public func advanced(by n: Stride) -> Self { Self(date + n.magnitude) }
}

/// What the intervals of `RunLoop` and `OperationQueue` share: they are numbers of seconds.
public protocol _SecondsStride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, SchedulerTimeIntervalConvertible
where Magnitude == TimeInterval, FloatLiteralType == TimeInterval, IntegerLiteralType == TimeInterval {
  /// The value of this time interval in seconds.
  var magnitude: TimeInterval { get set }

  /// Creates an interval of that many seconds.
  init(_ timeInterval: TimeInterval)
}

extension _SecondsStride {
  /// The value of this time interval in seconds.
  public var timeInterval: TimeInterval { magnitude }

  /// Creates an interval of that many seconds.
  public init(integerLiteral value: TimeInterval) { self.init(value) }

  /// Creates an interval of that many seconds.
  public init(floatLiteral value: TimeInterval) { self.init(value) }

  /// Creates an interval of that many seconds; nil if a floating-point number cannot hold them.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = TimeInterval(exactly: source) else { return nil }
    self.init(value)
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }
  public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }
  public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }

  /// Converts a number of seconds into an interval.
  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

  /// Converts a number of seconds into an interval.
  public static func seconds(_ s: Double) -> Self { Self(s) }

  /// Converts a number of milliseconds into an interval.
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }

  /// Converts a number of microseconds into an interval.
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }

  /// Converts a number of nanoseconds into an interval.
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
}
