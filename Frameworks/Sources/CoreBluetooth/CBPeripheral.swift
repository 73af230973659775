import Foundation

/// Whether something is connected.
public enum CBPeripheralState: Int, Sendable {
  case disconnected, connecting, connected, disconnecting
}

/// What is near.
open class CBPeer: NSObject, @unchecked Sendable {
  public let identifier = UUID()
}

/// A device that is near.
/// - Partly: there is none.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open var canSendWriteWithoutResponse: Bool { false }
  open func readRSSI() {}
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

/// Whether writing is answered.
public enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse, withoutResponse
}

/// What a device, a service or a part of it is.
open class CBAttribute: NSObject, @unchecked Sendable {
  public let uuid: CBUUID

  init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// What a device can do.
open class CBService: CBAttribute, @unchecked Sendable {
  open weak var peripheral: CBPeripheral?
  open var isPrimary: Bool { true }
  open var includedServices: [CBService]?
  open var characteristics: [CBCharacteristic]?
}

/// What can be done with a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  public static let read = CBCharacteristicProperties(rawValue: 2)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  public static let write = CBCharacteristicProperties(rawValue: 8)
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

/// A value of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  open weak var service: CBService?
  open var properties: CBCharacteristicProperties { [] }
  open var value: Data? { nil }
  open var descriptors: [CBDescriptor]? { nil }
  open var isNotifying: Bool { false }
}

/// What is said of a value.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  open var value: Any? { nil }
}

/// Is told what a device answers.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
}

extension CBPeripheralDelegate {
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
}
