import Foundation
import SwiftUI

/// The fastest and slowest that words are said, and as usual.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice of the reader's browser.
/// - Partly: which voices there are is not known: the browser takes one of the language.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language: `en-US`.
  public let language: String

  /// The voice of a language; nil as code is the reader's own.
  public init?(language code: String?) { language = code ?? Locale.current.identifier(.bcp47) }

  /// The language of the reader.
  public static func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
  /// The voices that are known.
  /// - Partly: none: a voice is named by its language.
  public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// Words to be said.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The words.
  public let speechString: String
  /// Who says them; nil is the reader's language.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast, 0 to 1; 0.5 as usual.
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  /// How high, 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// How loud, 0 to 1.
  open var volume: Float = 1
  /// Seconds before.
  /// - Partly: kept and not used.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds after.
  /// - Partly: kept and not used.
  open var postUtteranceDelay: TimeInterval = 0

  /// Makes words.
  public init(string: String) { speechString = string }
}

/// When something ends.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

/// Is told what an `AVSpeechSynthesizer` says.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Words have begun.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Words have ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
}

/// Says words aloud, in the reader's browser. Use it on the main thread.
/// - Partly: the browser's voices; after the reader has pressed something; single words are not told.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  private struct Order: Encodable {
    let id, text, language: String
    let rate, pitch, volume: Float
  }

  private struct News: Decodable {
    let id, state: String
  }

  private var waiting: [(id: String, words: AVSpeechUtterance)] = []
  private var listener: AnyObject?
  /// Is told what is said.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether something is said or waits.
  open var isSpeaking: Bool { !waiting.isEmpty }
  /// Whether it was held.
  open private(set) var isPaused = false

  /// Says words, after those that wait.
  open func speak(_ utterance: AVSpeechUtterance) {
    // Browsers say 1 for what is usual.
    let rate = utterance.rate <= 0.5 ? max(0.1, utterance.rate * 2) : 1 + (utterance.rate - 0.5) * 6
    let order = Order(
      id: UUID().uuidString, text: utterance.speechString, language: utterance.voice?.language ?? "", rate: rate,
      pitch: utterance.pitchMultiplier, volume: utterance.volume)
    guard let data = try? JSONEncoder().encode(order), ask(String(decoding: data, as: UTF8.self)) else { return }
    waiting.append((order.id, utterance))
  }

  /// Ends what is said and what waits.
  /// - Partly: `boundary` is not used: at once.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    waiting = []
    isPaused = false
    return ask("stop")
  }

  /// Holds what is said.
  /// - Partly: `boundary` is not used: at once.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    isPaused = ask("pause")
    return isPaused
  }

  /// Goes on with what was held.
  @discardableResult open func continueSpeaking() -> Bool {
    isPaused = false
    return ask("go on")
  }

  @discardableResult private func ask(_ text: String) -> Bool {
    guard _Browser.isOnMain else { return false }
    return MainActor.assumeIsolated {
      guard let browser = _Browser.current else { return false }
      if listener == nil { listener = browser.listen("speech") { [weak self] in self?.hear($0) } }
      browser.ask("speech", text)
      return true
    }
  }

  private func hear(_ text: String) {
    guard let news = try? JSONDecoder().decode(News.self, from: Data(text.utf8)),
      let place = waiting.firstIndex(where: { $0.id == news.id })
    else { return }
    let words = waiting[place].words
    if news.state == "start" { return delegate?.speechSynthesizer(self, didStart: words) ?? () }
    waiting.remove(at: place)
    delegate?.speechSynthesizer(self, didFinish: words)
  }
}
