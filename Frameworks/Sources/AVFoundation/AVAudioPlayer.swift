import Foundation
import SwiftUI

/// Is told what an `AVAudioPlayer` does.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// The sound has come to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The sound cannot be played.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound of a file or of bytes, in the reader's browser. Use it on the main thread.
/// - Partly: files of 2 MB at most, which the browser must know (MP3, AAC, WAV); it sounds after the reader has pressed something; `duration`
///   is known after the browser has read the sound; no meters.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  private let id = UUID().uuidString
  private let address: String
  private var place = 0.0
  private var since: Date?
  private weak var sounds: Sounds?

  /// The sound's file; nil where it was made of bytes.
  public let url: URL?
  /// The sound's bytes; nil where it was made of a file.
  public let data: Data?
  /// Is told what happens.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// How loud it is, 0 to 1.
  open var volume: Float = 1 { didSet { if isPlaying { send() } } }
  /// How often it is repeated; less than 0 is for ever.
  /// - Partly: any number but 0 is for ever.
  open var numberOfLoops = 0 { didSet { if isPlaying { send() } } }
  /// How fast it is; 1 is as it was recorded.
  open var rate: Float = 1 { didSet { if isPlaying { send() } } }
  /// Whether `rate` counts.
  open var enableRate = false
  /// Where it sounds from; -1 is left.
  /// - Partly: kept and not used.
  open var pan: Float = 0
  /// Whether it is measured how loud it is.
  /// - Partly: kept and not used.
  open var isMeteringEnabled = false
  /// Seconds of the whole; 0 until the browser has told.
  open private(set) var duration: TimeInterval = 0
  /// Whether it plays.
  open private(set) var isPlaying = false

  /// Plays a file; throws where it is not there or is too large.
  public convenience init(contentsOf url: URL) throws {
    guard let address = Sounds.address(of: url) else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
    }
    self.init(address, url, nil)
  }

  /// Plays a file; throws where it is not there or is too large.
  /// - Partly: `fileTypeHint` is not used.
  public convenience init(contentsOf url: URL, fileTypeHint: String?) throws { try self.init(contentsOf: url) }

  /// Plays bytes; throws where they are too many.
  public convenience init(data: Data) throws {
    guard let address = Sounds.address(of: data) else { throw CocoaError(.fileReadTooLarge) }
    self.init(address, nil, data)
  }

  private init(_ address: String, _ url: URL?, _ data: Data?) {
    self.address = address
    self.url = url
    self.data = data
  }

  deinit {
    let (id, sounds) = (id, sounds)
    Task { @MainActor in sounds?.end(id) }
  }

  /// Second that is played now; may be set.
  open var currentTime: TimeInterval {
    get { since.map { place + Date().timeIntervalSince($0) * Double(speed) } ?? place }
    set {
      place = newValue
      since = isPlaying ? Date() : nil
      if isPlaying { send(from: newValue) }
    }
  }

  private var speed: Float { enableRate ? rate : 1 }

  /// Makes ready; the browser does so by itself.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Plays, from where it was held; false where no reader is there.
  @discardableResult open func play() -> Bool {
    isPlaying = send(from: since == nil ? place : nil, playing: true)
    since = isPlaying ? Date() : nil
    return isPlaying
  }

  /// Plays after a pause.
  /// - Partly: at once.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }

  /// Holds the sound.
  open func pause() {
    place = currentTime
    since = nil
    isPlaying = false
    send()
  }

  /// Holds the sound.
  open func stop() { pause() }

  /// How loud it becomes.
  /// - Partly: at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  @discardableResult private func send(from time: Double? = nil, playing: Bool? = nil) -> Bool {
    guard _Browser.isOnMain else { return false }
    let rate = playing ?? isPlaying ? speed : 0
    return MainActor.assumeIsolated {
      guard let sounds = sounds ?? Sounds.current else { return false }
      self.sounds = sounds
      sounds.play(id, at: address, rate: rate, volume: volume, loops: numberOfLoops != 0, from: time) {
        [weak self] news in
        self?.hear(news)
      }
      return true
    }
  }

  private func hear(_ news: SoundNews) {
    if let length = news.length { duration = length }
    place = news.at
    since = news.plays ? Date() : nil
    switch news.state {
    case "ended":
      (isPlaying, place, since) = (false, 0, nil)
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    case "error", "refused":
      (isPlaying, since) = (false, nil)
      if news.state == "error" {
        delegate?.audioPlayerDecodeErrorDidOccur(self, error: CocoaError(.fileReadCorruptFile))
      }
    default: break
    }
  }
}

/// How a program's sounds mix with others'. Browsers decide that by themselves.
open class AVAudioSession: NSObject, _KeyValueObserved, @unchecked Sendable {
  /// What sounds are for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// What sounds are.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }

  /// How sounds mix.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// What others are told.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  public let _observers = _KeyValueObservers()
  private static let session = AVAudioSession()

  /// The session.
  open class func sharedInstance() -> AVAudioSession { session }

  /// What sounds are for.
  open private(set) var category = Category.soloAmbient { didSet { _observers.changed() } }
  /// How loud the device is: browsers do not tell.
  /// - Partly: always 1: browsers do not tell.
  open var outputVolume: Float { 1 }

  /// Says what sounds are for.
  /// - Partly: kept and not used: browsers decide how sounds mix.
  open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {
    self.category = category
  }

  /// Begins or ends the session.
  /// - Partly: changes nothing: browsers decide how sounds mix.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
