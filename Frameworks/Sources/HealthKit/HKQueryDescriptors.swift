import Foundation

/// Which samples.
/// - Partly: nothing is found: predicates are not used.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  let type: HKSampleType

  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> { HKSamplePredicate<HKQuantitySample>(type: type) }
  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> { HKSamplePredicate<HKCategorySample>(type: type) }
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> {
    HKSamplePredicate<HKSample>(type: type)
  }
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    HKSamplePredicate<HKWorkout>(type: HKObjectType.workoutType())
  }
}

/// Looks for samples: `result(for:)` fails.
/// - Partly: fails with `errorHealthDataUnavailable`.
public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
  ) {}

  /// Fails.
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// Puts measurements together: `result(for:)` fails.
/// - Partly: fails with `errorHealthDataUnavailable`.
public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}

  /// Fails.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// Puts measurements together for each of several times: `result(for:)` fails.
/// - Partly: fails with `errorHealthDataUnavailable`.
public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
    intervalComponents: DateComponents
  ) {}

  /// Fails.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    throw HKError(.errorHealthDataUnavailable)
  }
}
