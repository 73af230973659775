import CZlib

/// Compression as PDF and PNG files have it.
enum Flate {
  /// The bytes before compression, 64 MB at most; what there is of them where they are broken.
  static func inflated(_ bytes: [UInt8], limit: Int = 64 << 20) -> [UInt8] {
    var stream = z_stream()
    guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return [] }
    defer { inflateEnd(&stream) }
    var bytes = bytes
    var result: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    bytes.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      var status = Z_OK
      while status == Z_OK, result.count < limit {
        let count = part.withUnsafeMutableBufferPointer { output in
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(output.count)
          status = CZlib.inflate(&stream, Z_NO_FLUSH)
          return output.count - Int(stream.avail_out)
        }
        if count == 0 { break }
        result += part[..<count]
      }
    }
    return result
  }

  /// The bytes compressed.
  static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    guard compress(&result, &count, bytes, UInt(bytes.count)) == Z_OK else { return [] }
    return Array(result[..<Int(count)])
  }

  /// The checksum of a PNG file's parts.
  static func checksum(_ bytes: [UInt8]) -> UInt32 { UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count))) }
}
