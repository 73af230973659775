import AdSupport
import AppTrackingTransparency
import AudioToolbox
import BackgroundTasks
import CoreHaptics
import CoreMotion
import Foundation
import Testing

/// What a page has not answers as a device without it does.
struct AbsentHardwareTests {
  @Test func enginesAreNotThere() {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    let tap = CHHapticEvent(
      eventType: .hapticTransient, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 0.1)
    #expect((try? CHHapticPattern(events: [tap], parameters: []))?.events.first?.relativeTime == 0.1)
  }

  @Test func nobodyKnowsHowAPageIsHeld() {
    let manager = CMMotionManager()
    manager.deviceMotionUpdateInterval = 1 / 60
    manager.startDeviceMotionUpdates(to: .main) { _, _ in Issue.record("nothing is told") }
    #expect(!manager.isDeviceMotionAvailable && manager.deviceMotion == nil)
    var told: [Bool] = []
    CMPedometer().startUpdates(from: Date()) { data, error in told.append(data == nil && error != nil) }
    #expect(!CMPedometer.isStepCountingAvailable() && told == [true])
  }

  @Test func nothingRunsWithoutAReader() {
    #expect(BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { _ in })
    #expect(throws: BGTaskScheduler.Error(code: .unavailable)) {
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a"))
    }
  }

  @Test func nobodyIsFollowed() async {
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString.allSatisfy { "0-".contains($0) })
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
  }
}
