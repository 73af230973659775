import Foundation
import Observation
import SwiftUI

/// What plays a film or a sound in the reader's browser. A film is shown by `VideoPlayer`, and played by the reader's hand: browsers let no page
/// begin with sound, so `play()` before the film is shown begins it without. A sound needs nothing that shows it; it is heard once the
/// reader has pressed something.
/// - Partly: films begin by themselves without sound alone, and their time is not told back.
@Observable
open class AVPlayer: NSObject, _KeyValueObserved, @unchecked Sendable {
  @ObservationIgnored public let _observers = _KeyValueObservers()
  /// What is played.
  public private(set) var currentItem: AVPlayerItem? { didSet { follow() } }
  /// How fast it is to be played; 0 is not at all.
  public var rate: Float = 0 { didSet { _observers.changed() } }
  @ObservationIgnored private var itemChanges: NSKeyValueObservation?

  /// Where the film begins when it is shown: what it was sought to. How far the reader's browser has come since, the program is
  /// not told.
  private var start = CMTime.zero

  @ObservationIgnored private let id = UUID().uuidString
  @ObservationIgnored private var place = 0.0
  @ObservationIgnored private var since: Date?
  @ObservationIgnored private var isShown = false
  @ObservationIgnored private weak var sounds: Sounds?
  @ObservationIgnored private var observers: [ObjectIdentifier: (CMTime) -> Void] = [:]

  /// How loud a sound is, 0 to 1; that of films is the reader's.
  @ObservationIgnored open var volume: Float = 1 { didSet { heard() } }
  /// Whether a sound is silent.
  @ObservationIgnored open var isMuted = false { didSet { heard() } }

  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// Whether it plays.
  open var timeControlStatus: TimeControlStatus { rate > 0 ? .playing : .paused }

  /// Plays nothing.
  public override init() {}

  deinit {
    let (id, sounds) = (id, sounds)
    Task { @MainActor in sounds?.end(id) }
  }

  /// Plays the film of an address.
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  /// Plays a film.
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }

  /// What observes the item by a path through the player is told of its changes too.
  private func follow() {
    itemChanges = currentItem.map { item in
      NSKeyValueObservation(of: item._observers) { [weak self] in self?._observers.changed() }
    }
    _observers.changed()
  }

  private func heard() {
    sound()
    _observers.changed()
  }

  /// Plays another film.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    start = .zero
    (place, since) = (0, nil)
    if item == nil { rate = 0 }
    sound(from: 0)
  }

  /// Lets the film begin at a time when it is shown.
  open func seek(to time: CMTime) {
    guard time.isValid else { return }
    start = max(time, .zero)
    place = start.seconds
    since = rate > 0 ? Date() : nil
    sound(from: place)
  }

  /// Lets the film begin at a time when it is shown.
  ///
  /// - Parameter completionHandler: Told at once that this is so.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    completionHandler(time.isValid)
  }

  /// How far a sound is; of films the time that was sought last.
  open func currentTime() -> CMTime {
    guard sounds != nil else { return start }
    let seconds = place + (since.map { Date().timeIntervalSince($0) * Double(rate) } ?? 0)
    return CMTime(seconds: seconds, preferredTimescale: 600)
  }

  /// Is told how far a sound is, until `removeTimeObserver` is called.
  /// - Partly: each half second, on the main queue, whatever `interval` and `queue` say; nothing of films.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let token = NSObject()
    observers[ObjectIdentifier(token)] = block
    return token
  }

  /// Ends what `addPeriodicTimeObserver` began.
  open func removeTimeObserver(_ observer: Any) {
    if let token = observer as? NSObject { observers[ObjectIdentifier(token)] = nil }
  }

  /// A view shows the film: it is no sound then.
  @MainActor package func show() {
    isShown = true
    sounds?.end(id)
    sounds = nil
  }

  /// Lets the browser play what is no film and is not shown.
  private func sound(from time: Double? = nil) {
    guard _Browser.isOnMain, !isShown, let item = currentItem, !item.isFilm, rate > 0 || sounds != nil,
      let address = Sounds.address(of: item.url)
    else { return }
    let (rate, volume) = (rate, isMuted ? 0 : volume)
    MainActor.assumeIsolated {
      guard let sounds = sounds ?? Sounds.current else { return }
      self.sounds = sounds
      sounds.play(id, at: address, rate: rate, volume: volume, from: time) { [weak self] in self?.hear($0, item) }
    }
  }

  @MainActor private func hear(_ news: SoundNews, _ item: AVPlayerItem) {
    guard item === currentItem else { return }
    place = news.at
    since = news.plays ? Date() : nil
    if let length = news.length { item.duration = CMTime(seconds: length, preferredTimescale: 600) }
    if ["ended", "error", "refused"].contains(news.state) { rate = 0 }
    if news.state == "error" {
      item.error = CocoaError(.fileReadCorruptFile)
      item.status = .failed
    }
    for observer in observers.values { observer(currentTime()) }
    if news.state == "ended" {
      NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    }
  }

  /// What is played and from when on, as an address with a media fragment (W3C Media Fragments URI 1.0, 4.2.1).
  package var address: URL? {
    guard let url = currentItem?.url, start > .zero else { return currentItem?.url }
    return URL(string: "#t=\(start.seconds)", relativeTo: url)?.absoluteURL
  }

  /// Plays a sound, or lets the film begin when it is shown.
  open func play() {
    rate = 1
    sound(from: sounds == nil && place > 0 ? place : nil)
  }

  /// Holds a sound, or lets the film wait for the reader when it is shown.
  open func pause() {
    place = currentTime().seconds
    since = nil
    rate = 0
    sound()
  }
}
