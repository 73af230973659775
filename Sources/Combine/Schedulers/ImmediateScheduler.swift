/// A scheduler for performing synchronous actions.
///
/// Its time never passes: every action runs at once, in the caller, also one that is scheduled after a date, and an action
/// with an interval runs once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The time type used by the immediate scheduler: an instant without any extent.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// Returns the distance to another immediate scheduler time; always zero in the context of an immediate scheduler.
    public func distance(to other: SchedulerTimeType) -> Stride { .init(0) }

    /// Advances the time by the specified amount; meaningless in the context of an immediate scheduler.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// The increment by which the immediate scheduler counts time.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable,
      SchedulerTimeIntervalConvertible, Sendable
    {
      public typealias FloatLiteralType = Double
      public typealias IntegerLiteralType = Int
      public typealias Magnitude = Int

      /// The value of this time interval in seconds.
      public var magnitude: Int

      /// Creates an interval from the given number of seconds.
      @inlinable
      public init(_ value: Int) { magnitude = value }

      /// Creates an interval from an integer literal of seconds.
      @inlinable
      public init(integerLiteral value: Int) { self.init(value) }

      /// Creates an interval from a floating-point literal of seconds; the fraction is dropped.
      @inlinable
      public init(floatLiteral value: Double) { self.init(Int(value)) }

      /// Creates an interval from a binary integer type, or nil if it does not fit.
      @inlinable
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs.magnitude -= rhs.magnitude }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs.magnitude *= rhs.magnitude }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs.magnitude += rhs.magnitude }

      public static func seconds(_ s: Int) -> Stride { Stride(0) }
      public static func seconds(_ s: Double) -> Stride { Stride(0) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(0) }
      public static func microseconds(_ us: Int) -> Stride { Stride(0) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(0) }
    }
  }

  /// The options of the immediate scheduler: there are none.
  public typealias SchedulerOptions = Never

  /// The shared instance of the immediate scheduler; the only way to get one.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// The immediate scheduler's definition of the current moment in time.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// The minimum tolerance allowed by the immediate scheduler: zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Performs the action at once, before this call returns.
  @inlinable
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  /// Performs the action at once: the immediate scheduler knows one instant only.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Performs the action once, at once: the immediate scheduler knows one instant only.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
