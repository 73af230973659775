import Foundation

extension RunLoop {
  /// The scheduler time type used by the run loop.
  public struct SchedulerTimeType: _DateTime, Codable, Hashable, Sendable {
    /// The date represented by this type.
    public var date: Date

    /// Initializes the time of the given date.
    public init(_ date: Date) { self.date = date }

    /// The interval by which run loop times advance, in seconds.
    public struct Stride: _SecondsStride, Codable, Hashable, Sendable {
      /// The value of this time interval in seconds.
      public var magnitude: TimeInterval

      /// Creates an interval of that many seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    }
  }
}
