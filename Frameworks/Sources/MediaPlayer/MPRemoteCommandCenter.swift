import Foundation
import UIKit

/// How a program answered a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A press on a key of headphones, a lock screen or a car.
open class MPRemoteCommandEvent: NSObject {
  /// The command.
  public let command: MPRemoteCommand
  /// When the key was pressed.
  public let timestamp: TimeInterval

  init(command: MPRemoteCommand) {
    self.command = command
    timestamp = Date().timeIntervalSinceReferenceDate
  }
}

/// That the reader has moved to another place.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The place, in seconds.
  public let positionTime: TimeInterval = 0
}

/// That the reader wants to jump.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// How far, in seconds.
  public let interval: TimeInterval = 0
}

/// Something that can be asked for from outside of a program. Browsers hand no keys of headphones or lock screens to a program on the
/// server, so no target is ever called.
/// - Partly: targets are kept and never called.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  /// Whether it can be asked for.
  open var isEnabled: Bool {
    get { false }
    set {}
  }

  /// Says what is done; the answer names it to `removeTarget`.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }

  /// Says what is done.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Ends that.
  open func removeTarget(_ target: Any?) {}
}

/// A jump by so many seconds.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// How far, in seconds.
  open var preferredIntervals: [NSNumber] {
    get { [] }
    set {}
  }
}

/// A change of speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// The speeds that there are.
  open var supportedPlaybackRates: [NSNumber] {
    get { [] }
    set {}
  }
}

/// A jump to another place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// What can be asked for from outside of a program.
/// - Partly: nothing is ever asked for: browsers hand such keys to no program on a server.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()

  /// The place of commands.
  open class func shared() -> MPRemoteCommandCenter { center }

  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}

@available(*, unavailable, message: "a page does not see its reader's music")
open class MPMediaPickerController: UIViewController {}

@available(*, unavailable, message: "a page does not see its reader's music: play a file or an address with AVPlayer")
open class MPMusicPlayerController: NSObject {}

@available(*, unavailable, message: "how loud a page is the reader says by their device: leave it out")
open class MPVolumeView: UIView {}
