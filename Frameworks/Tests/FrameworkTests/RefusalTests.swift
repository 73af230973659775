import ActivityKit
import CloudKit
import Contacts
import CoreBluetooth
import CoreML
import CoreNFC
import CoreSpotlight
import CoreTelephony
import DeviceCheck
import EventKit
import Foundation
import GameKit
import HealthKit
import Speech
import Testing
import Vision
import WatchConnectivity

/// What a page may not see answers as on a device whose owner said no: with the framework's own errors, and always.
struct RefusalTests {
  @Test func contactsAreRefused() async {
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    await #expect(throws: CNError(.authorizationDenied)) { try await CNContactStore().requestAccess(for: .contacts) }
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor])
    #expect(throws: CNError(.authorizationDenied)) { try CNContactStore().enumerateContacts(with: request) { _, _ in } }
    let isGranted = await withCheckedContinuation { answer in
      CNContactStore().requestAccess(for: .contacts) { granted, _ in answer.resume(returning: granted) }
    }
    #expect(!isGranted)
  }

  @Test func calendarsAreRefused() async throws {
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied && store.defaultCalendarForNewEvents == nil)
    #expect(try await !store.requestFullAccessToEvents())
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(EKEvent(eventStore: store), span: .thisEvent) }
    let reminders = await withCheckedContinuation { answer in
      store.fetchReminders(matching: NSPredicate(value: true)) { answer.resume(returning: $0 == nil) }
    }
    #expect(reminders)
  }

  @Test func healthIsNotKnown() async throws {
    let (store, steps) = (HKHealthStore(), HKQuantityType(.stepCount))
    #expect(!HKHealthStore.isHealthDataAvailable() && store.authorizationStatus(for: steps) == .sharingDenied)
    await #expect(throws: HKError(.errorHealthDataUnavailable)) {
      try await store.requestAuthorization(toShare: [], read: [steps])
    }
    let code = await withCheckedContinuation { answer in
      store.execute(
        HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum) { _, _, error in
          answer.resume(returning: (error as? HKError)?.code)
        })
    }
    #expect(code == .errorHealthDataUnavailable)
  }

  @Test func unitsOfHealthAreTold() {
    let walked = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1.5)
    #expect(walked.doubleValue(for: .meter()) == 1500 && !walked.is(compatibleWith: .second()))
    let pulse = HKQuantity(unit: HKUnit.count().unitDivided(by: .minute()), doubleValue: 72)
    #expect(abs(pulse.doubleValue(for: HKUnit(from: "count/s")) - 1.2) < 1e-12)
    #expect(
      abs(HKQuantity(unit: .degreeCelsius(), doubleValue: 37).doubleValue(for: .degreeFahrenheit()) - 98.6) < 1e-6)
    #expect(HKObjectType.quantityType(forIdentifier: .heartRate)?.identifier == "HKQuantityTypeIdentifierHeartRate")
  }

  @Test func nobodyIsLoggedIn() async throws {
    #expect(try await CKContainer.default().accountStatus() == .noAccount)
    let record = CKRecord(recordType: "Fruit")
    record["name"] = "Apple"
    #expect(record["name"] as? String == "Apple" && record.changedKeys() == ["name"])
    await #expect(throws: CKError(.notAuthenticated)) {
      try await CKContainer.default().privateCloudDatabase.save(record)
    }
    let code = await withCheckedContinuation { answer in
      let operation = CKModifyRecordsOperation(recordsToSave: [record])
      operation.modifyRecordsResultBlock = { result in
        if case .failure(let error) = result { answer.resume(returning: (error as? CKError)?.code) }
      }
      CKContainer.default().publicCloudDatabase.add(operation)
    }
    #expect(code == .notAuthenticated)
    do {
      _ = try await CKContainer.default().userRecordID()
      Issue.record("nobody is logged in")
    } catch CKError.notAuthenticated {} catch { Issue.record(error) }
    #expect((CKError(.notAuthenticated) as NSError).domain == "CKErrorDomain" && CKError.notAuthenticated.rawValue == 9)
  }

  @Test func gamesHaveNoCenter() async {
    #expect(!GKLocalPlayer.local.isAuthenticated)
    await #expect(throws: GKError(.notAuthenticated)) {
      try await GKLeaderboard.submitScore(1, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["a"])
    }
  }

  private struct Attributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var count = 0 }
  }

  @Test func nothingGoesOnOnALockScreen() {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled && Activity<Attributes>.activities.isEmpty)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: Attributes(), content: ActivityContent(state: .init(), staleDate: nil))
    }
  }

  private final class Told: NSObject, WCSessionDelegate, CBCentralManagerDelegate, NFCNDEFReaderSessionDelegate,
    @unchecked Sendable
  {
    let answer: AsyncStream<Int>.Continuation

    init(_ answer: AsyncStream<Int>.Continuation) { self.answer = answer }

    func session(_ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: (any Error)?) {
      answer.yield((error as? WCError)?.code.rawValue ?? 0)
    }
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
    func centralManagerDidUpdateState(_ central: CBCentralManager) { answer.yield(central.state.rawValue) }
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
      answer.yield((error as? NFCReaderError)?.errorCode ?? 0)
    }
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
  }

  @Test func delegatesAreTold() async {
    let (answers, continuation) = AsyncStream<Int>.makeStream()
    var told = answers.makeAsyncIterator()
    let delegate = Told(continuation)
    WCSession.default.delegate = delegate
    WCSession.default.activate()
    #expect(await told.next() == 7002 && !WCSession.isSupported())
    let central = CBCentralManager(delegate: delegate, queue: .global())
    #expect(await told.next() == CBManagerState.unsupported.rawValue && !central.isScanning)
    let reader = NFCNDEFReaderSession(delegate: delegate, queue: nil, invalidateAfterFirstRead: true)
    reader.begin()
    #expect(await told.next() == 1 && !NFCNDEFReaderSession.readingAvailable)
    #expect(CBUUID(string: "180D").uuidString == "180D" && CBUUID(string: "180D") == CBUUID(data: Data([0x18, 0x0D])))
  }

  @Test func nothingIsHeardSeenOrFound() async {
    #expect(SFSpeechRecognizer.authorizationStatus() == .denied && !SFSpeechRecognizer().isAvailable)
    #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil && !DCDevice.current.isSupported)
    await #expect(throws: DCError(.featureUnsupported)) { try await DCDevice.current.generateToken() }
    #expect(throws: MLModelError(.io)) { try MLModel(contentsOf: URL(fileURLWithPath: "/a.mlmodelc")) }
    var told: [Bool] = []
    let request = VNRecognizeTextRequest { request, error in told.append(request.results == nil && error is VNError) }
    #expect(throws: VNError(.unsupportedRequest)) { try VNImageRequestHandler(data: Data()).perform([request]) }
    #expect(told == [true])
    let item = CSSearchableItem(
      uniqueIdentifier: "a", domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet(contentType: .text))
    await #expect(throws: CSIndexError(.indexingUnsupported)) {
      try await CSSearchableIndex.default().indexSearchableItems([item])
    }
    let activity = NSUserActivity(activityType: "a")
    activity.contentAttributeSet = item.attributeSet
    #expect(activity.contentAttributeSet === item.attributeSet)
  }
}
