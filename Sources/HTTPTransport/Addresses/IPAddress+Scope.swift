import InternetAddresses

extension IPAddress {
  /// Whether the address is one of the public internet that a server may fetch from on behalf of a reader.
  ///
  /// Everything in the special-purpose registries of RFC 6890 that is not globally reachable is refused: unspecified,
  /// loopback, private, shared (RFC 6598), link-local, documentation, benchmarking, multicast, reserved, broadcast;
  /// unique local (RFC 4193), site-local, discard-only. IPv6 forms that carry an IPv4 address (mapped, compatible,
  /// 6to4, Teredo, NAT64) are refused as well, because they reach whatever IPv4 address they carry.
  public var isPublic: Bool {
    switch self {
    case .v4(let address): !Self.special4.contains { address.matches($0.network, bits: $0.bits) }
    case .v6(let groups): Self.isPublic6(groups)
    }
  }

  private static let special4: [(network: UInt32, bits: Int)] = [
    (0x0000_0000, 8),  // 0.0.0.0/8: this network
    (0x0A00_0000, 8),  // 10.0.0.0/8: private
    (0x6440_0000, 10),  // 100.64.0.0/10: shared, RFC 6598
    (0x7F00_0000, 8),  // 127.0.0.0/8: loopback
    (0xA9FE_0000, 16),  // 169.254.0.0/16: link-local, cloud metadata
    (0xAC10_0000, 12),  // 172.16.0.0/12: private
    (0xC000_0000, 24),  // 192.0.0.0/24: protocol assignments
    (0xC000_0200, 24),  // 192.0.2.0/24: documentation
    (0xC058_6300, 24),  // 192.88.99.0/24: 6to4 relays, withdrawn
    (0xC0A8_0000, 16),  // 192.168.0.0/16: private
    (0xC612_0000, 15),  // 198.18.0.0/15: benchmarking
    (0xC633_6400, 24),  // 198.51.100.0/24: documentation
    (0xCB00_7100, 24),  // 203.0.113.0/24: documentation
    (0xE000_0000, 4),  // 224.0.0.0/4: multicast
    (0xF000_0000, 4),  // 240.0.0.0/4: reserved and broadcast
  ]

  /// Only 2000::/3 is assigned to the public internet; some of it is special all the same.
  private static func isPublic6(_ groups: [UInt16]) -> Bool {
    guard groups.count == 8, groups[0] & 0xE000 == 0x2000 else { return false }
    if groups[0] == 0x2001 && groups[1] < 0x0200 { return false }  // 2001::/23: Teredo, ORCHID, benchmarking
    if groups[0] == 0x2001 && groups[1] == 0x0DB8 { return false }  // 2001:db8::/32: documentation
    if groups[0] == 0x2002 { return false }  // 2002::/16: 6to4
    if groups[0] == 0x3FFF && groups[1] < 0x1000 { return false }  // 3fff::/20: documentation
    return true
  }
}

extension UInt32 {
  fileprivate func matches(_ network: UInt32, bits: Int) -> Bool {
    self >> UInt32(32 - bits) == network >> UInt32(32 - bits)
  }
}
