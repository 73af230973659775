import Foundation

/// Is told how a program did on its readers' devices.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  func didReceive(_ payloads: [MXMetricPayload])
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Tells how a program did on devices. On a server nothing is gathered of that; it has measurements of its own at `/~/metrics`.
/// - Partly: subscribers are kept and never told.
open class MXMetricManager: NSObject, @unchecked Sendable {
  public static let shared = MXMetricManager()
  open var pastPayloads: [MXMetricPayload] { [] }
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }

  /// Adds one who is to be told.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// Takes one away.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}

/// How a program did in a day.
/// - Partly: there is none.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  open var latestApplicationVersion: String { "" }
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// How a program failed in a day.
/// - Partly: there is none.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
  open var hangDiagnostics: [MXHangDiagnostic]? { nil }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

/// A failure.
/// - Partly: there is none.
open class MXDiagnostic: NSObject, @unchecked Sendable {
  open var applicationVersion: String { "" }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {}
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {}
