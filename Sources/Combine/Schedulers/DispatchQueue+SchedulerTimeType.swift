import Dispatch

extension DispatchQueue {
  /// The scheduler time type used by the dispatch queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The dispatch time represented by this type.
    public var dispatchTime: DispatchTime

    /// Creates a dispatch queue time type instance.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Decodes a time from its nanoseconds since the machine was started.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
    }

    /// Encodes the time as nanoseconds since the machine was started.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Returns the distance to another dispatch queue time; the greatest interval, in either direction, if it does not fit.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.rawValue, other.dispatchTime.rawValue)
      let distance = start <= end ? end - start : start - end
      guard let nanoseconds = Int(exactly: distance) else { return .nanoseconds(.max) }
      return .nanoseconds(start <= end ? nanoseconds : -nanoseconds)
    }

    /// Returns a dispatch queue scheduler time calculated by advancing this instance's time by the given interval.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(n.magnitude == .max ? .distantFuture : dispatchTime + n.timeInterval)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }

    public static func == (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool {
      lhs.dispatchTime == rhs.dispatchTime
    }

    public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool {
      lhs.dispatchTime < rhs.dispatchTime
    }
  }
}
