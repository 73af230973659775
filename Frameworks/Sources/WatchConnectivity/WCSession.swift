import Foundation

/// How far a session is.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated, inactive, activated
}

/// Speaks with a watch. A page has none: it answers as on a device that cannot have one.
/// - Partly: a page has no watch: nothing is sent, and each call fails with `sessionNotSupported`.
open class WCSession: NSObject, @unchecked Sendable {
  private static let shared = WCSession()
  /// The session.
  open class var `default`: WCSession { shared }
  /// Whether the device can have a watch: no.
  open class func isSupported() -> Bool { false }

  /// Is told of what happens.
  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var watchDirectoryURL: URL? { nil }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  open var hasContentPending: Bool { false }
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  /// Tells the delegate that there is no watch.
  open func activate() {
    DispatchQueue.global().async { [self] in
      delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }

  /// Fails.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: (@Sendable (any Error) -> Void)? = nil
  ) { DispatchQueue.global().async { errorHandler?(WCError(.sessionNotSupported)) } }

  /// Fails.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: (@Sendable (any Error) -> Void)? = nil
  ) { DispatchQueue.global().async { errorHandler?(WCError(.sessionNotSupported)) } }

  /// Fails.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }

  /// Tells the delegate that nothing was sent.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo: userInfo)
    DispatchQueue.global().async { [self] in
      delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotSupported))
    }
    return transfer
  }

  /// Tells the delegate that nothing was sent.
  @discardableResult
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transferUserInfo(userInfo)
  }

  /// Tells the delegate that nothing was sent.
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
    DispatchQueue.global().async { [self] in
      delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotSupported))
    }
    return transfer
  }
}

/// Values that are to be sent.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  public let userInfo: [String: Any]
  open var isTransferring: Bool { false }
  open var isCurrentComplicationInfo: Bool { false }

  init(userInfo: [String: Any]) { self.userInfo = userInfo }

  open func cancel() {}
}

/// A file.
open class WCSessionFile: NSObject, @unchecked Sendable {
  public let fileURL: URL
  public let metadata: [String: Any]?

  init(fileURL: URL, metadata: [String: Any]?) {
    self.fileURL = fileURL
    self.metadata = metadata
  }
}

/// A file that is to be sent.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  public let file: WCSessionFile
  open var isTransferring: Bool { false }
  open var progress: Progress { Progress(totalUnitCount: 1) }

  init(file: WCSessionFile) { self.file = file }

  open func cancel() {}
}
