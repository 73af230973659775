import Foundation
import UIKit

/// What a system shows of what is played.
/// - Partly: kept and not shown: the reader's browser shows the title of the page.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()

  /// The place where a program says what it plays.
  open class func `default`() -> MPNowPlayingInfoCenter { center }

  /// Whether something is played.
  public enum PlaybackState: UInt, Sendable {
    case unknown, playing, paused, stopped, interrupted
  }

  /// What is played: title, artist, length and so on. What one reader plays is not told to others, so nothing is kept.
  open var nowPlayingInfo: [String: Any]? {
    get { nil }
    set {}
  }
  /// Whether something is played.
  open var playbackState: PlaybackState {
    get { .unknown }
    set {}
  }
}

/// The picture of what is played.
/// - Partly: kept and not shown.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  /// The size of the picture, in points.
  public let boundsSize: CGSize
  private let make: (CGSize) -> UIImage

  /// Makes a picture of what is made when it is asked for.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    self.boundsSize = boundsSize
    make = requestHandler
  }

  /// Makes a picture.
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

  /// The picture in a size.
  open func image(at size: CGSize) -> UIImage? { make(size) }
}

// The names of what is said of what is played.
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
