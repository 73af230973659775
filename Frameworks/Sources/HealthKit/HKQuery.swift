import Foundation

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyTimeZone = "HKTimeZone"

/// When samples count.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// Looks for what is known of someone's health. There is nothing to look in: its handlers are told `errorHealthDataUnavailable`.
open class HKQuery: NSObject, @unchecked Sendable {
  public let objectType: HKObjectType?
  public let predicate: NSPredicate?

  init(_ type: HKObjectType?, _ predicate: NSPredicate?) { (objectType, self.predicate) = (type, predicate) }

  func fail(_ error: HKError) {}

  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: false) }
}

/// Looks for samples.
/// - Partly: nothing is found.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  public let limit: Int
  public let sortDescriptors: [NSSortDescriptor]?
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
    super.init(sampleType, predicate)
  }

  override func fail(_ error: HKError) { handler(self, nil, error) }
}

/// Is told of new samples: never but once, that there are none.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = @Sendable (HKObserverQuery, @escaping @Sendable () -> Void, (any Error)?) -> Void
  private let handler: Handler

  public init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping Handler) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }

  override func fail(_ error: HKError) { handler(self, {}, error) }
}

/// How far samples were read.
/// - Partly: nothing was read.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  public init(fromValue value: Int) {}
}

/// A sample that is not there any more.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
}

/// Looks for samples that came since.
/// - Partly: nothing is found.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Handler =
    @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
  /// Is told of samples that come later.
  /// - Partly: never called.
  open var updateHandler: Handler?
  private let handler: Handler

  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler: @escaping Handler
  ) {
    handler = resultsHandler
    super.init(type, predicate)
  }

  override func fail(_ error: HKError) { handler(self, nil, nil, nil, error) }
}
