/// Addresses that begin with the same bits (RFC 4632, RFC 4291), such as `10.0.0.0/8` or `fd00::/8`.
public struct IPAddressRange: Sendable, Hashable {
  /// The first address of the range.
  public let network: IPAddress
  /// Bits that all addresses of the range share.
  public let prefixLength: Int

  /// Reads an address with or without the number of its leading bits; nil where the text is neither.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let address = IPAddress(parts[0]) else { return nil }
    let width = address.bits.count
    var length = width
    if parts.count > 1 {
      guard let number = Int(parts[1]), (0...width).contains(number) else { return nil }
      length = number
    }
    self.init(address, prefixLength: length)
  }

  /// The range of a given size that an address is in.
  public init(_ address: IPAddress, prefixLength: Int) {
    let width = address.bits.count
    network = address.clearing(bitsFrom: min(max(0, prefixLength), width))
    self.prefixLength = min(max(0, prefixLength), width)
  }

  /// True for the addresses of the range. An IPv4 address that is written as IPv6 (`::ffff:10.0.0.1`) counts as IPv4.
  public func contains(_ address: IPAddress) -> Bool {
    let (own, other) = (network.unmapped.bits, address.unmapped.bits)
    // A range of mapped addresses is 96 bits longer than the IPv4 range it stands for.
    let length = network == network.unmapped ? prefixLength : max(0, prefixLength - 96)
    return own.count == other.count && own.prefix(length) == other.prefix(length)
  }
}

extension IPAddress {
  /// The IPv4 address that an IPv6 address stands for (RFC 4291, 2.5.5.2); any other address itself.
  public var unmapped: IPAddress {
    guard case .v6(let groups) = self, groups.prefix(5).allSatisfy({ $0 == 0 }), groups[5] == 0xFFFF else {
      return self
    }
    return .v4(UInt32(groups[6]) << 16 | UInt32(groups[7]))
  }

  /// True for addresses of this machine alone: `127.0.0.0/8` and `::1`.
  public var isLoopback: Bool {
    switch unmapped {
    case .v4(let number): number >> 24 == 127
    case .v6(let groups): groups == [0, 0, 0, 0, 0, 0, 0, 1]
    }
  }

  /// The bits, the highest first.
  fileprivate var bits: [Bool] {
    switch self {
    case .v4(let number): (0..<32).map { number >> UInt32(31 - $0) & 1 == 1 }
    case .v6(let groups): groups.flatMap { group in (0..<16).map { group >> UInt16(15 - $0) & 1 == 1 } }
    }
  }

  fileprivate func clearing(bitsFrom start: Int) -> IPAddress {
    switch self {
    case .v4(let number):
      return .v4(start == 0 ? 0 : number & ~UInt32(0) << UInt32(32 - start))
    case .v6(let groups):
      return .v6(
        groups.enumerated().map { index, group in
          let kept = min(max(0, start - index * 16), 16)
          return kept == 0 ? 0 : group & ~UInt16(0) << UInt16(16 - kept)
        })
    }
  }
}
