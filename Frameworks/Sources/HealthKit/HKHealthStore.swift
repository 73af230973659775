import Foundation

/// Whether a program may write something down.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

/// Whether someone has to be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown, shouldRequest, unnecessary
}

/// How soon a program is told.
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}

/// What is known of someone's health. A page knows nothing: it answers as on a device without.
/// - Partly: a page knows nothing of its reader's health: each call fails with `errorHealthDataUnavailable`.
open class HKHealthStore: NSObject, @unchecked Sendable {
  private static var absence: HKError { HKError(.errorHealthDataUnavailable) }

  /// Whether the device knows of someone's health: no.
  open class func isHealthDataAvailable() -> Bool { false }
  open func supportsHealthRecords() -> Bool { false }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

  private func fail(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(false, Self.absence) }
  }

  /// Fails.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  /// Fails.
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  {
    throw Self.absence
  }
  /// Fails.
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(.unknown, Self.absence) } }
  /// Fails.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { throw Self.absence }

  /// Fails.
  open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    fail(completion)
  }
  /// Fails.
  open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    fail(completion)
  }
  /// Fails.
  open func save(_ object: HKObject) async throws { throw Self.absence }
  /// Fails.
  open func save(_ objects: [HKObject]) async throws { throw Self.absence }
  /// Fails.
  open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    fail(completion)
  }
  /// Fails.
  open func delete(_ object: HKObject) async throws { throw Self.absence }
  /// Fails.
  open func delete(_ objects: [HKObject]) async throws { throw Self.absence }

  /// Begins to look: the query is told that there is nothing to look in.
  open func execute(_ query: HKQuery) { DispatchQueue.global().async { query.fail(Self.absence) } }
  /// Looks no more.
  open func stop(_ query: HKQuery) {}

  /// Fails.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  /// Fails.
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
    throw Self.absence
  }
  /// Fails.
  open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    fail(completion)
  }

  /// Fails.
  open func dateOfBirthComponents() throws -> DateComponents { throw Self.absence }
  /// Fails.
  open func biologicalSex() throws -> HKBiologicalSexObject { throw Self.absence }
  /// Fails.
  open func bloodType() throws -> HKBloodTypeObject { throw Self.absence }
  /// Fails.
  open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
    throw Self.absence
  }
}
