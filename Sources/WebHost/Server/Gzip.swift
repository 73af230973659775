import CZlib

/// Compression by gzip (RFC 1952).
package enum Gzip {
  /// The bytes compressed; nil only where memory is exhausted. Level 6 is zlib's own default.
  package static func compress(_ bytes: [UInt8], level: Int32 = 6) -> [UInt8]? {
    var stream = z_stream()
    let windowBits: Int32 = 15 + 16
    guard
      deflateInit2_(
        &stream, level, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    var status = Z_OK
    let output = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(buffer.count)
        status = deflate(&stream, Z_FINISH)
        count = Int(stream.total_out)
      }
    }
    return status == Z_STREAM_END ? output : nil
  }
}
