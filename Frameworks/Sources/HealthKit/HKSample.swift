import Foundation

/// Something that is known of someone's health.
open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  public let device: HKDevice?
  open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }

  init(_ metadata: [String: Any]?, _ device: HKDevice? = nil) {
    self.metadata = metadata
    self.device = device
  }
}

/// What measures.
/// - Partly: its name, maker and model alone are kept.
open class HKDevice: NSObject, @unchecked Sendable {
  public let name: String?
  public let manufacturer: String?
  public let model: String?

  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
    softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
  ) { (self.name, self.manufacturer, self.model) = (name, manufacturer, model) }

  /// The device itself.
  open class func local() -> HKDevice {
    HKDevice(
      name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil,
      localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}

/// Who wrote something down.
open class HKSource: NSObject, @unchecked Sendable {
  open var name: String { ProcessInfo.processInfo.processName }
  open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
  private static let shared = HKSource()

  /// The program itself.
  open class func `default`() -> HKSource { shared }
}

/// Which version of whom wrote something down.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  public let source: HKSource
  public let version: String?

  public init(source: HKSource, version: String?) { (self.source, self.version) = (source, version) }
}

/// Something at a time.
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?, _ device: HKDevice? = nil) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata, device)
  }
}

/// A measurement.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  open var count: Int { 1 }

  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, metadata, device)
  }
}

/// A note.
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int

  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, startDate, endDate, metadata, device)
  }
}

/// How someone slept.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  /// The older name of `asleepUnspecified`.
  public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
}

/// A note without a value.
public enum HKCategoryValue: Int, Sendable {
  case notApplicable
}

/// What someone is by birth.
public enum HKBiologicalSex: Int, Sendable {
  case notSet, female, male, other
}

/// What someone's blood is.
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  open var biologicalSex: HKBiologicalSex { .notSet }
}

open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  open var bloodType: HKBloodType { .notSet }
}
