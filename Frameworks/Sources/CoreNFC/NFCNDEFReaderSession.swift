import Foundation

/// How a record says what it is.
public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A record of a tag.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data

  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
  }

  /// The record of an address.
  open class func wellKnownTypeURIPayload(url: URL) -> Self? {
    unsafeDowncast(record("U", [0] + Array(url.absoluteString.utf8)), to: Self.self)
  }
  /// The record of an address.
  open class func wellKnownTypeURIPayload(string uri: String) -> Self? {
    URL(string: uri).flatMap { wellKnownTypeURIPayload(url: $0) }
  }

  private class func record(_ type: String, _ bytes: [UInt8]) -> NFCNDEFPayload {
    NFCNDEFPayload(format: .nfcWellKnown, type: Data(type.utf8), identifier: Data(), payload: Data(bytes))
  }

  /// The address of a record.
  open func wellKnownTypeURIPayload() -> URL? {
    let beginnings = ["", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:"]
    guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let first = payload.first,
      beginnings.indices.contains(Int(first))
    else { return nil }
    return URL(string: beginnings[Int(first)] + String(decoding: payload.dropFirst(), as: UTF8.self))
  }
}

/// The records of a tag.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  open var records: [NFCNDEFPayload]

  public init(records: [NFCNDEFPayload]) { self.records = records }
}

/// Is told of what is read.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// Whether a tag can be written.
public enum NFCNDEFStatus: UInt, Sendable {
  case notSupported = 1
  case readWrite, readOnly
}

/// A tag.
public protocol NFCNDEFTag: AnyObject {
  var isAvailable: Bool { get }
  func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
  func readNDEF() async throws -> NFCNDEFMessage
  func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws
}

/// Reads tags. A page cannot: its delegate is told so when it begins.
/// - Partly: a page reads no tags: it fails with `readerErrorUnsupportedFeature`.
open class NFCReaderSession: NSObject, @unchecked Sendable {
  /// Whether tags can be read: no.
  open class var readingAvailable: Bool { false }
  open var alertMessage = ""
  open var isReady: Bool { false }

  func fail() {}

  /// Begins to read, and fails.
  open func begin() { DispatchQueue.global().async { self.fail() } }
  open func invalidate() {}
  open func invalidate(errorMessage: String) {}
}

/// Reads what tags say.
/// - Partly: a page reads no tags: neither `queue` nor `invalidateAfterFirstRead` is used.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  private weak var delegate: (any NFCNDEFReaderSessionDelegate)?

  public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
    self.delegate = delegate
  }

  override func fail() {
    delegate?.readerSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
  }
  open func restartPolling() {}
  /// Fails.
  open func connect(to tag: any NFCNDEFTag) async throws { throw NFCReaderError(.readerErrorUnsupportedFeature) }
}
