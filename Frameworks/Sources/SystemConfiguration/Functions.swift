import Foundation

/// Asks for the way to a machine by its name.
/// - Partly: `allocator` is not used.
public func SCNetworkReachabilityCreateWithName(_ allocator: Any?, _ nodename: String) -> SCNetworkReachability? {
  nodename.isEmpty ? nil : SCNetworkReachability()
}

/// Asks for the way to a machine by its address.
/// - Partly: `allocator` and `address` are not used.
public func SCNetworkReachabilityCreateWithAddress(_ allocator: Any?, _ address: UnsafePointer<sockaddr>)
  -> SCNetworkReachability?
{ SCNetworkReachability() }

/// Asks for the way from one address to another.
/// - Partly: `allocator`, `localAddress`, `remoteAddress` are not used.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: Any?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Tells what is known of the way now.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

/// Says who is called when the way is another, once a queue has been set.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.tell(callout, context?.pointee)
  return true
}

/// Says on which queue changes are told; nil ends it.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
  target.follow(on: queue)
  return true
}

extension sockaddr_in {
  /// How long an address is, which Linux does not write in it.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// How long an address is, which Linux does not write in it.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
