import Foundation

/// What is to be understood.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true
  open var contextualStrings: [String] = []
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
}

/// The speech of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public let url: URL

  public init(url URL: URL) { url = URL }
}

/// The speech of a microphone. There is none: nothing can be added but its end.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  open func endAudio() {}
}

/// What was understood.
/// - Partly: nothing is.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}

/// What was said.
/// - Partly: nothing is understood.
open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}

/// A word of what was said.
/// - Partly: nothing is understood.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  open var substring: String { "" }
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  open var confidence: Float { 0 }
}
