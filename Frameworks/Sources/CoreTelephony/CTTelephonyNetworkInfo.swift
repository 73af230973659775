import Foundation

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

/// Who carries the calls of a telephone.
/// - Partly: nothing is known, as without a card.
open class CTCarrier: NSObject, @unchecked Sendable {
  open var carrierName: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var allowsVOIP: Bool { true }
}

/// What is known of a telephone's network: nothing, as on a device without a telephone.
/// - Partly: a page knows nothing of telephones.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var currentRadioAccessTechnology: String? { nil }
  open var dataServiceIdentifier: String? { nil }
  /// Is told of another carrier.
  /// - Partly: never called: there is none.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
}

/// A call.
/// - Partly: there is none.
open class CTCall: NSObject, @unchecked Sendable {
  open var callState: String { "" }
  open var callID: String { "" }
}

/// The calls of a telephone: none.
/// - Partly: a page knows nothing of telephones.
open class CTCallCenter: NSObject, @unchecked Sendable {
  open var currentCalls: Set<CTCall>? { nil }
  /// Is told of calls.
  /// - Partly: never called: there are none.
  open var callEventHandler: ((CTCall) -> Void)?
}

/// Whether a program may use a telephone's network.
public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown, restricted, notRestricted
}

/// Tells whether a program may use a telephone's network.
/// - Partly: a page does not know.
open class CTCellularData: NSObject, @unchecked Sendable {
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
  /// Is told when that changes.
  /// - Partly: told once that it is not known.
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)? {
    didSet { cellularDataRestrictionDidUpdateNotifier?(.restrictedStateUnknown) }
  }
}
