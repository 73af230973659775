import Foundation

/// How measurements are put together.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// Measurements put together.
/// - Partly: nothing was measured.
open class HKStatistics: NSObject, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date

  init(_ type: HKQuantityType, _ start: Date, _ end: Date) { (quantityType, startDate, endDate) = (type, start, end) }

  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
  open func duration() -> HKQuantity? { nil }
}

/// Puts measurements together.
/// - Partly: nothing is found.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    self.handler = handler
    super.init(quantityType, quantitySamplePredicate)
  }

  override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// Measurements put together for each of several times.
/// - Partly: nothing was measured.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { nil }
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func sources() -> Set<HKSource> { [] }
}

/// Puts measurements together for each of several times.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = @Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void
  public let anchorDate: Date
  public let options: HKStatisticsOptions
  public let intervalComponents: DateComponents
  /// Is told what there is at first: that there is nothing.
  open var initialResultsHandler: Handler?
  /// Is told of what comes later.
  /// - Partly: never called.
  open var statisticsUpdateHandler:
    (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    (self.anchorDate, self.options, self.intervalComponents) = (anchorDate, options, intervalComponents)
    super.init(quantityType, quantitySamplePredicate)
  }

  override func fail(_ error: HKError) { initialResultsHandler?(self, nil, error) }
}
