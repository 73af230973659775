import Dispatch

extension DispatchQueue.SchedulerTimeType {
  /// A type that represents the distance between two dispatch queue times, in nanoseconds.
  ///
  /// Literals are seconds: `0.5` is half a second.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Codable, Sendable
  {
    public typealias FloatLiteralType = Double
    public typealias IntegerLiteralType = Int
    public typealias Magnitude = Int

    /// The value of this time interval in nanoseconds.
    public var magnitude: Int

    private enum CodingKeys: String, CodingKey {
      case magnitude = "_nanoseconds"
    }

    /// A `DispatchTimeInterval` created with the value of this type in nanoseconds.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    private init(nanoseconds: Int) {
      magnitude = nanoseconds
    }

    /// Creates a dispatch queue time interval from the given dispatch time interval.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let seconds): self = .seconds(seconds)
      case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
      case .microseconds(let microseconds): self = .microseconds(microseconds)
      case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
      default: self = .nanoseconds(.max)
      }
    }

    /// Creates a dispatch queue time interval from a floating-point literal of seconds.
    public init(floatLiteral value: Double) {
      self = .seconds(value)
    }

    /// Creates a dispatch queue time interval from an integer literal of seconds.
    public init(integerLiteral value: Int) {
      self = .seconds(value)
    }

    /// Creates a dispatch queue time interval from a binary integer of seconds, or nil if it does not fit in an `Int`.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Int(exactly: source) else { return nil }
      self = .seconds(value)
    }

    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    /// Zero: intervals cannot be multiplied, and Apple's answer is the same.
    public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: 0) }
    public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude + rhs.magnitude) }
    public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude - rhs.magnitude) }
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

    /// Converts seconds; an interval beyond the range of the type becomes its greatest or least.
    public static func seconds(_ s: Double) -> Stride {
      let nanoseconds = s * 1e9
      if nanoseconds >= Double(Int.max) { return Stride(nanoseconds: .max) }
      if nanoseconds <= Double(Int.min) { return Stride(nanoseconds: .min) }
      return Stride(nanoseconds: Int(nanoseconds))
    }

    /// Converts seconds; an interval beyond the range of the type becomes its greatest or least.
    public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: product(s, 1_000_000_000)) }

    /// Converts milliseconds; an interval beyond the range of the type becomes its greatest or least.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: product(ms, 1_000_000)) }

    /// Converts microseconds; an interval beyond the range of the type becomes its greatest or least.
    public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: product(us, 1000)) }

    /// Creates an interval of that many nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

    private static func product(_ value: Int, _ unit: Int) -> Int {
      let (result, overflow) = value.multipliedReportingOverflow(by: unit)
      guard overflow else { return result }
      return value > 0 ? .max : .min
    }
  }
}
