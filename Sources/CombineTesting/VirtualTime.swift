import Combine

/// An instant on the clock of a `TestScheduler`, counted in nanoseconds from the scheduler's beginning.
public struct VirtualTime: Strideable, Hashable, Sendable, CustomStringConvertible {
  /// The nanoseconds since the beginning.
  public var nanoseconds: Int

  /// Creates an instant. By default it is the beginning.
  public init(nanoseconds: Int = 0) {
    self.nanoseconds = nanoseconds
  }

  /// The instant in seconds, like `1.5 s`.
  public var description: String { "\(Double(nanoseconds) / 1e9) s" }

  public func distance(to other: VirtualTime) -> Stride { .nanoseconds(other.nanoseconds - nanoseconds) }

  public func advanced(by n: Stride) -> VirtualTime { VirtualTime(nanoseconds: nanoseconds + n.magnitude) }

  /// The time between two instants, in nanoseconds. Literals are seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable,
    Sendable
  {
    public typealias Magnitude = Int

    /// The interval in nanoseconds, with its sign.
    public var magnitude: Int

    private init(nanoseconds: Int) { magnitude = nanoseconds }

    /// Creates an interval from a literal of seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    /// Creates an interval from a literal of seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    /// Creates an interval from a number of seconds; nil if it does not fit.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Int(exactly: source) else { return nil }
      self = .seconds(value)
    }

    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude + rhs.magnitude) }
    public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude - rhs.magnitude) }
    public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude * rhs.magnitude) }
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }

    /// Creates an interval of that many seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: s * 1_000_000_000) }

    /// Creates an interval of that many seconds, rounded to nanoseconds.
    public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: Int((s * 1e9).rounded())) }

    /// Creates an interval of that many milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: ms * 1_000_000) }

    /// Creates an interval of that many microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us * 1000) }

    /// Creates an interval of that many nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
  }
}
