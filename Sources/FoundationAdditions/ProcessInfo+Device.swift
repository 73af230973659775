import Foundation

extension ProcessInfo {
  /// How warm the machine is.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// Whether the machine saves power: servers do not.
  public var isLowPowerModeEnabled: Bool { false }
  /// How warm the machine is: servers are cooled.
  public var thermalState: ThermalState { .nominal }
  /// Whether the program was made for telephones and runs on a Mac: it does not.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the program was brought to the Mac: it was not.
  public var isMacCatalystApp: Bool { false }
}

extension PersonNameComponents {
  /// The name: given and family name in the order in which English writes them.
  public func formatted() -> String {
    [givenName, familyName].compactMap { $0 }.joined(separator: " ")
  }
}
