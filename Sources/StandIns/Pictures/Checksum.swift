/// The two checksums that PNG files hold.
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    table.withUnsafeBufferPointer { table in
      for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8) }
    }
    return value ^ 0xFFFF_FFFF
  }

  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      var place = 0
      while place < bytes.count {
        // So many sums fit into 32 bits before the remainder must be taken.
        let end = min(place + 5552, bytes.count)
        while place < end {
          low &+= UInt32(start[place])
          high &+= low
          place += 1
        }
        low %= 65521
        high %= 65521
      }
    }
    return high << 16 | low
  }
}
