import Foundation

/// A numeric network address, version 4 or 6.
public enum IPAddress: Sendable, Hashable, CustomStringConvertible {
  /// The four bytes of an IPv4 address as one number, first byte highest.
  case v4(UInt32)
  /// The eight groups of an IPv6 address.
  case v6([UInt16])

  /// Reads the usual notation: dotted decimal, or RFC 4291 with or without a zone. Not octal, hexadecimal or short forms.
  public init?(_ text: String) {
    let bare = text.split(separator: "%", maxSplits: 1).first.map(String.init) ?? ""
    var four = in_addr()
    var six = in6_addr()
    if inet_pton(AF_INET, bare, &four) == 1 {
      self.init(four)
    } else if inet_pton(AF_INET6, bare, &six) == 1 {
      self.init(six)
    } else {
      return nil
    }
  }

  /// The address of a socket.
  package init(_ address: in_addr) {
    self = .v4(UInt32(bigEndian: address.s_addr))
  }

  /// The address of a socket.
  package init(_ address: in6_addr) {
    let bytes = withUnsafeBytes(of: address) { Array($0) }
    self = .v6(stride(from: 0, to: 16, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) })
  }

  public var description: String {
    switch self {
    case .v4(let number):
      return [24, 16, 8, 0].map { String((number >> UInt32($0)) & 0xFF) }.joined(separator: ".")
    case .v6(let groups):
      var address = in6_addr()
      withUnsafeMutableBytes(of: &address) { bytes in
        for (index, group) in groups.enumerated() {
          bytes[index * 2] = UInt8(group >> 8)
          bytes[index * 2 + 1] = UInt8(group & 0xFF)
        }
      }
      var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
      inet_ntop(AF_INET6, &address, &text, socklen_t(INET6_ADDRSTRLEN))
      return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
