import AVFoundation
import Foundation

/// Whether a program may listen.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// What kind of speech is listened to.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}

/// Is told whether speech can be understood.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Understands speech. A page is not listened to: it is answered as a program that the owner has refused.
/// - Partly: a page is not listened to: access is denied, and tasks fail with `noModel`.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open var queue = OperationQueue.main
  /// Whether speech can be understood: no.
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition = false

  public override convenience init() { self.init(Locale.current) }
  public convenience init?(locale: Locale) { self.init(locale) }
  private init(_ locale: Locale) { self.locale = locale }

  open class func supportedLocales() -> Set<Locale> { [] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Asks the owner: who has refused.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.denied) } }

  /// Begins to listen, and fails.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    queue.addOperation { resultHandler(nil, SFSpeechError(.noModel)) }
    return SFSpeechRecognitionTask()
  }

  /// Begins to listen, and fails.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    nonisolated(unsafe) let delegate = delegate
    queue.addOperation { delegate.speechRecognitionTask(task, didFinishSuccessfully: false) }
    return task
  }
}

/// Is told what is understood.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
}

extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
}

/// How far a task is.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}

/// Listens.
/// - Partly: it has ended when it begins.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open var state: SFSpeechRecognitionTaskState { .completed }
  open var isFinishing: Bool { false }
  open var isCancelled: Bool { false }
  open var error: (any Error)? { SFSpeechError(.noModel) }
  open func finish() {}
  open func cancel() {}
}
