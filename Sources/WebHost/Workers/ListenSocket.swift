import Foundation

/// Sockets that listen at an address, without any library: a supervisor hands on what they accept.
enum ListenSocket {
  /// Listens at all addresses of a host's name, or at the first that can be had; throws what `WebHostError` says.
  static func open(host: String, port: Int) throws(WebHostError) -> (descriptor: Int32, port: Int) {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0, let found else { throw .noSuchAddress(host: host) }
    defer { freeaddrinfo(found) }
    var failure = EADDRNOTAVAIL
    var entry: UnsafeMutablePointer<addrinfo>? = found
    while let address = entry {
      entry = address.pointee.ai_next
      let descriptor = listen(at: address.pointee)
      if descriptor >= 0 { return (descriptor, boundPort(descriptor) ?? port) }
      failure = errno
    }
    switch failure {
    case EADDRINUSE: throw .portInUse(host: host, port: port)
    case EACCES: throw .portForbidden(port: port)
    default: throw .noSuchAddress(host: host)
    }
  }

  private static func listen(at address: addrinfo) -> Int32 {
    let kind = address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(address.ai_family, kind, address.ai_protocol)
    guard descriptor >= 0 else { return -1 }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    if bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, Foundation.listen(descriptor, 1024) == 0 {
      return descriptor
    }
    let failure = errno
    close(descriptor)
    errno = failure
    return -1
  }

  private static func boundPort(_ descriptor: Int32) -> Int? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let isKnown = withUnsafeMutableBytes(of: &storage) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { getsockname(descriptor, $0.baseAddress!, &length) == 0 }
    }
    guard isKnown else { return nil }
    // The port is at the same place for both families.
    return withUnsafeBytes(of: &storage) { Int(UInt16(bigEndian: $0.load(fromByteOffset: 2, as: UInt16.self))) }
  }
}
