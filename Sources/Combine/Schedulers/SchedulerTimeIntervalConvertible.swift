/// A protocol that provides a scheduler with an expression for relative time.
///
/// The intervals of `DispatchQueue`, `RunLoop` and `OperationQueue` conform, and can also be written as plain numbers of seconds.
public protocol SchedulerTimeIntervalConvertible {
  /// Converts a number of seconds into an instance of this type.
  static func seconds(_ s: Int) -> Self

  /// Converts a number of seconds, as a floating-point value, into an instance of this type.
  static func seconds(_ s: Double) -> Self

  /// Converts a number of milliseconds into an instance of this type.
  static func milliseconds(_ ms: Int) -> Self

  /// Converts a number of microseconds into an instance of this type.
  static func microseconds(_ us: Int) -> Self

  /// Converts a number of nanoseconds into an instance of this type.
  static func nanoseconds(_ ns: Int) -> Self
}
