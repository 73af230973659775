import Foundation

/// Is told of those who want something of this device.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
}

extension CBPeripheralManagerDelegate {
  public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
}

/// Lets others find this device. A page has no Bluetooth here: the delegate is told `unsupported`.
/// - Partly: a page has no Bluetooth here: nobody finds it.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  open var isAdvertising: Bool { false }

  /// Makes a manager, and tells its delegate that there is no Bluetooth.
  /// - Partly: `options` is not used.
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init()
    (queue ?? .main).async { [weak self] in
      guard let self else { return }
      self.delegate?.peripheralManagerDidUpdateState(self)
    }
  }

  /// Fails.
  open func startAdvertising(_ advertisementData: [String: Any]?) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.peripheralManagerDidStartAdvertising(self, error: CBError(.operationNotSupported))
    }
  }
  open func stopAdvertising() {}
  open func removeAllServices() {}
}
