import Foundation

/// One end of a link between two processes of this machine, over which messages of one byte go, each perhaps with a file
/// descriptor (`SCM_RIGHTS`, unix(7)).
struct DescriptorLink: Sendable {
  /// What a message says.
  enum Message: UInt8 {
    /// To a worker, with a descriptor: here is a connection.
    case connection = 99
    /// To a worker: show that the main thread lives.
    case ping = 112
    /// From a worker: it can take connections.
    case ready = 114
    /// From a worker's main thread.
    case pong = 111
  }

  let descriptor: Int32

  /// Two ends, closed in programs that the process starts. Messages stay whole and in order.
  static func pair() -> (DescriptorLink, DescriptorLink)? {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (DescriptorLink(descriptor: ends[0]), DescriptorLink(descriptor: ends[1]))
  }

  /// Sends a message; false where the other end is gone or does not read. Never waits. The descriptor stays open here.
  func send(_ message: Message, _ passed: Int32? = nil) -> Bool {
    var byte = message.rawValue
    return withControl { control in
      withUnsafeMutablePointer(to: &byte) { byte in
        var part = iovec(iov_base: byte, iov_len: 1)
        return withUnsafeMutablePointer(to: &part) { part in
          var header = msghdr()
          header.msg_iov = part
          header.msg_iovlen = 1
          if let passed {
            var head = cmsghdr()
            (head.cmsg_len, head.cmsg_level, head.cmsg_type) = (Self.controlLength, SOL_SOCKET, Self.rights)
            control.storeBytes(of: head, as: cmsghdr.self)
            control.storeBytes(of: passed, toByteOffset: Self.headerSize, as: Int32.self)
            header.msg_control = control
            header.msg_controllen = Self.controlSpace
          }
          return sendmsg(descriptor, &header, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)) == 1
        }
      }
    }
  }

  /// Waits for a message; nil where the other end is gone.
  func receive() -> (message: Message?, descriptor: Int32?)? {
    var byte: UInt8 = 0
    return withControl { control in
      withUnsafeMutablePointer(to: &byte) { byte in
        var part = iovec(iov_base: byte, iov_len: 1)
        return withUnsafeMutablePointer(to: &part) { part in
          var header = msghdr()
          header.msg_iov = part
          header.msg_iovlen = 1
          header.msg_control = control
          header.msg_controllen = Self.controlSpace
          var count: Int
          repeat { count = recvmsg(descriptor, &header, Int32(MSG_CMSG_CLOEXEC)) } while count < 0 && errno == EINTR
          guard count == 1 else { return nil }
          let hasDescriptor =
            header.msg_controllen >= Self.controlLength
            && control.load(as: cmsghdr.self).cmsg_type == Self.rights
          return (
            Message(rawValue: byte.pointee),
            hasDescriptor ? control.load(fromByteOffset: Self.headerSize, as: Int32.self) : nil
          )
        }
      }
    }
  }

  // CMSG_LEN and CMSG_SPACE of one descriptor (cmsg(3)), which are macros.
  private static let headerSize = MemoryLayout<cmsghdr>.stride
  private static let controlLength = headerSize + MemoryLayout<Int32>.size
  private static let controlSpace = headerSize + 8
  private static let rights = Int32(SCM_RIGHTS)

  private func withControl<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: Self.controlSpace, alignment: 8) { buffer in
      buffer.initializeMemory(as: UInt8.self, repeating: 0)
      // A buffer that is not empty has an address.
      return body(buffer.baseAddress.unsafelyUnwrapped)
    }
  }
}
