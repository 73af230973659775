import Foundation

/// A sound of the system's, by its number.
public typealias SystemSoundID = UInt32

/// The number of a shake.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// The number of an alert's sound.
public let kUserPreferredAlert: SystemSoundID = 4096

/// Plays a sound of the system's.
/// - Partly: nothing is heard: browsers have no sounds of the system's.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound of the system's, and says when it has ended.
/// - Partly: nothing is heard: browsers have no sounds of the system's.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  guard let inCompletionBlock else { return }
  nonisolated(unsafe) let completion = inCompletionBlock
  DispatchQueue.main.async { completion() }
}

/// Plays an alert's sound, or shakes.
/// - Partly: nothing is heard: browsers have no sounds of the system's.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
