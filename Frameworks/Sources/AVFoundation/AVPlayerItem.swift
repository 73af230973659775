import Foundation
import SwiftUI

/// A film or sound at an address. The reader's browser fetches and plays it.
open class AVPlayerItem: NSObject, _KeyValueObserved, @unchecked Sendable {
  public let _observers = _KeyValueObservers()
  /// The address.
  public let url: URL

  /// How long it is; not known until the browser has told, and of films never.
  public internal(set) var duration = CMTime.invalid { didSet { _observers.changed() } }
  /// Whether it can be played: browsers tell it of sounds alone, and fetch what is to be played by themselves, so that what has an address is
  /// ready.
  /// - Partly: of films always `readyToPlay`: browsers do not tell.
  public internal(set) var status = Status.readyToPlay { didSet { _observers.changed() } }
  /// Why it cannot be played.
  public internal(set) var error: (any Error)? { didSet { _observers.changed() } }

  /// Whether something can be played.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// Whether what comes next is there: browsers see to that.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  /// Whether nothing more is there: browsers see to that.
  open var isPlaybackBufferEmpty: Bool { false }
  /// Whether all that can be kept is there: browsers see to that.
  open var isPlaybackBufferFull: Bool { false }
  /// What is there already: browsers do not tell.
  /// - Partly: empty: browsers do not tell.
  open var loadedTimeRanges: [NSValue] { [] }

  /// The film of an address.
  public init(url: URL) {
    self.url = url
  }

  /// That a sound has come to its end; the object is its item.
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")

  /// Whether it is shown where it is played: what does not end as films do is taken for a sound.
  var isFilm: Bool {
    ["mp4", "mov", "m4v", "webm", "m3u8", "mpg", "avi"].contains(url.pathExtension.lowercased())
  }
}

extension NSNotification.Name {
  /// That a sound has come to its end; the object is its item.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
