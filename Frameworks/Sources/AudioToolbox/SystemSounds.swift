import Foundation
import UIKitCore

/// The name of a sound of the system's.
public typealias SystemSoundID = UInt32

/// Lets a device vibrate.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a sound of the system's.
/// - Partly: vibrations and taps (4095, 1519, 1520, 1521) are felt where the browser can do that; other sounds are not there, and
///   nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  let style: UIImpactFeedbackGenerator.FeedbackStyle
  switch inSystemSoundID {
  case 1519: style = .light
  case 1520: style = .medium
  case 1521, kSystemSoundID_Vibrate: style = .heavy
  default: return
  }
  guard Thread.isMainThread else { return }
  MainActor.assumeIsolated { UIImpactFeedbackGenerator(style: style).impactOccurred() }
}

/// Plays a sound of the system's, and vibrates where there is none.
/// - Partly: as `AudioServicesPlaySystemSound`.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Plays a sound of the system's, then calls something.
/// - Partly: as `AudioServicesPlaySystemSound`.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}
