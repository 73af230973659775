import Foundation

/// A kind of thing that is known of someone's health.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String

  init(name identifier: String) { self.identifier = identifier }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType).map { type(of: $0) == type(of: self) && $0.identifier == identifier } ?? false
  }
  open override var hash: Int { identifier.hash }

  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType(name: "HKWorkoutTypeIdentifier") }
  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(name: "HKActivitySummaryTypeIdentifier")
  }
  open class func electrocardiogramType() -> HKElectrocardiogramType {
    HKElectrocardiogramType(name: "HKElectrocardiogramTypeIdentifier")
  }
}

/// A kind of thing that has a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// A kind of measurement.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(name: identifier.rawValue) }

  /// Whether measurements are added up or averaged.
  open var aggregationStyle: HKQuantityAggregationStyle {
    let added = ["Count", "Distance", "Energy", "Dietary", "Climbed", "Time", "Number", "Delivery"]
    return added.contains { identifier.contains($0) } ? .cumulative : .discreteArithmetic
  }
  /// Whether measurements can be told in a unit.
  /// - Partly: always true.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}

/// How measurements are put together.
public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}

/// A kind of note.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(name: identifier.rawValue) }
}

/// A kind of thing that does not change.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(name: identifier.rawValue) }
}

open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
open class HKCorrelationType: HKSampleType, @unchecked Sendable {}
