@_exported import AudioToolbox
import Foundation

/// Plays a file of sound.
/// - Partly: nothing is heard, and `play` is false: pages have players for addresses alone, AVPlayer.
open class AVAudioPlayer: NSObject {
  /// Is told when the sound has ended.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// How loud, 0 to 1.
  open var volume: Float = 1
  /// How often it is played again; negative is without end.
  open var numberOfLoops = 0
  /// How fast.
  open var rate: Float = 1
  /// Whether `rate` counts.
  open var enableRate = false
  /// Whether it plays.
  open var isPlaying: Bool { false }
  /// How long the sound is, in seconds; not known.
  open var duration: TimeInterval { 0 }
  /// Where it plays, in seconds.
  open var currentTime: TimeInterval = 0
  /// The file.
  public let url: URL?

  /// Makes a player of a file.
  public init(contentsOf url: URL) throws {
    _ = try Data(contentsOf: url, options: .mappedIfSafe)
    self.url = url
  }

  /// Makes a player of bytes.
  public init(data: Data) throws {
    url = nil
  }

  /// Gets ready.
  @discardableResult
  open func prepareToPlay() -> Bool { false }
  /// Plays.
  @discardableResult
  open func play() -> Bool { false }
  /// Rests.
  open func pause() {}
  /// Ends.
  open func stop() {}
  /// Changes how loud it is.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// Is told about a player.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// The sound has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// How a program takes part in what is heard.
/// - Partly: kept and not used: browsers decide.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What a program does with sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Category(rawValue: "ambient")
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    public static let playback = Category(rawValue: "playback")
    public static let record = Category(rawValue: "record")
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    public static let multiRoute = Category(rawValue: "multiRoute")
  }

  /// What for.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode(rawValue: "default")
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    public static let voiceChat = Mode(rawValue: "voiceChat")
    public static let measurement = Mode(rawValue: "measurement")
  }

  /// With whom.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// How it begins and ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let shared = AVAudioSession()

  /// The program's session.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// Says what the program does with sound.
  open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {}
  /// Says what the program does with sound.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {}
  /// Takes part, or no more.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// How loud the device is, 0 to 1; not known.
  open var outputVolume: Float { 1 }
}

/// What is spoken.
open class AVSpeechUtterance: NSObject {
  /// The words.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast.
  open var rate: Float = 0.5
  /// How high.
  open var pitchMultiplier: Float = 1
  /// How loud.
  open var volume: Float = 1
  /// Seconds of rest before.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds of rest after.
  open var postUtteranceDelay: TimeInterval = 0

  /// Makes one of words.
  public init(string: String) { speechString = string }
}

/// A voice.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The voice's language.
  public let language: String

  /// Makes the voice of a language.
  public init?(language: String?) {
    self.language = language ?? "en-US"
  }
}

/// Speaks.
/// - Partly: nothing is heard: browsers' voices are not asked.
open class AVSpeechSynthesizer: NSObject {
  /// When something ends.
  public enum Boundary: Int, Sendable {
    case immediate, word
  }

  /// Whether it speaks.
  open var isSpeaking: Bool { false }
  /// Whether it rests.
  open var isPaused: Bool { false }

  /// Speaks.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Ends.
  @discardableResult
  open func stopSpeaking(at boundary: Boundary) -> Bool { false }
  /// Rests.
  @discardableResult
  open func pauseSpeaking(at boundary: Boundary) -> Bool { false }
  /// Goes on.
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}

/// What kind of thing is recorded.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether a reader lets a program record.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone. Pages are not given them: as on a device whose reader has said no.
open class AVCaptureDevice: NSObject {
  /// Whether the reader lets the program record: never.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Asks the reader: never.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    handler(false)
  }
  /// Asks the reader: never.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// The usual device: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}
