import Foundation

/// The network of the reader.
public struct NWPath: Equatable, Sendable {
  /// Whether connections can be made.
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  /// Why there are none.
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }

  /// Whether connections can be made: false while the line to the reader's page is lost.
  public let status: Status
  /// What connects the reader, where their browser tells; otherwise empty.
  public let availableInterfaces: [NWInterface]
  /// Whether the reader asked to save data.
  public let isConstrained: Bool
  /// Whether the reader pays by the byte: with the telephone's network.
  public var isExpensive: Bool { usesInterfaceType(.cellular) }
  /// Whether there are addresses of the older kind.
  public var supportsIPv4: Bool { true }
  /// Whether there are addresses of the newer kind.
  public var supportsIPv6: Bool { true }
  /// Whether names are looked up.
  public var supportsDNS: Bool { true }
  /// Why there is no connection; browsers do not tell.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

  /// Whether a kind of interface is used. Chrome on Android and ChromeOS tells; where browsers do not, it counts as Wi-Fi while there is a
  /// connection, because programs show others that there is none.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.isEmpty
      ? status == .satisfied && type == .wifi : availableInterfaces.contains { $0.type == type }
  }
}

/// What connects a machine.
public struct NWInterface: Hashable, Sendable {
  /// Kinds of interfaces.
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  /// Its kind.
  public let type: InterfaceType
  /// What the system calls it; browsers do not tell: the kind.
  public var name: String { "\(type)" }
}

extension NWPath {
  /// The server's own.
  static let server = NWPath(
    status: .satisfied, availableInterfaces: [NWInterface(type: .wiredEthernet)], isConstrained: false)
}
