import Foundation
import Observation

/// A film or sound at an address. The reader's browser fetches and plays it.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The address.
  public let url: URL

  /// The film of an address.
  public init(url: URL) {
    self.url = url
  }
}

/// What plays a film: the browser's own player, by the reader's hand. Browsers let no page begin with sound, so `play()` before the
/// film is shown begins it without.
/// - Partly: it begins by itself without sound alone, and time is not told back.
@Observable
open class AVPlayer: @unchecked Sendable {
  /// What is played.
  public private(set) var currentItem: AVPlayerItem?
  /// How fast it is to be played; 0 is not at all.
  public var rate: Float = 0

  /// Where the film begins when it is shown: what it was sought to. How far the reader's browser has come since, the program is
  /// not told.
  private var start = CMTime.zero

  /// Plays nothing.
  public init() {}

  /// Plays the film of an address.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  /// Plays a film.
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }

  /// Plays another film.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    start = .zero
  }

  /// Lets the film begin at a time when it is shown.
  open func seek(to time: CMTime) { start = time.isValid ? max(time, .zero) : start }

  /// Lets the film begin at a time when it is shown.
  ///
  /// - Parameter completionHandler: Told at once that this is so.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    completionHandler(time.isValid)
  }

  /// The time that was sought last.
  open func currentTime() -> CMTime { start }

  /// What is played and from when on, as an address with a media fragment (W3C Media Fragments URI 1.0, 4.2.1).
  package var address: URL? {
    guard let url = currentItem?.url, start > .zero else { return currentItem?.url }
    return URL(string: "#t=\(start.seconds)", relativeTo: url)?.absoluteURL
  }

  /// Lets the film begin when it is shown.
  open func play() { rate = 1 }

  /// Lets the film wait for the reader when it is shown.
  open func pause() { rate = 0 }
}
