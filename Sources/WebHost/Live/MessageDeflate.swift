import CZlib

/// Compression of messages on a socket (`permessage-deflate`, RFC 7692), each by itself.
///
/// Messages share no context, so an idle socket holds no memory for it.
package enum MessageDeflate {
  /// What the host answers to an offer.
  package static let answer = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
  /// Messages with fewer bytes go as they are.
  package static let minSize = 200

  /// Why a message cannot be inflated.
  package enum Failure: Error, Equatable {
    case tooLarge, malformed
  }

  /// True where one of the offers in a request's `Sec-WebSocket-Extensions` can be taken as the answer says.
  package static func isOffered(in headers: [String]) -> Bool {
    headers.joined(separator: ",").split(separator: ",").contains { offer in
      let parts = offer.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      guard parts.first == "permessage-deflate" else { return false }
      return parts.dropFirst().allSatisfy { parameter in
        parameter == "server_no_context_takeover" || parameter == "client_no_context_takeover"
          || parameter == "client_max_window_bits" || parameter.hasPrefix("client_max_window_bits=")
      }
    }
  }

  /// The message compressed; nil where that is not worth it.
  package static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= minSize else { return nil }
    var stream = z_stream()
    let level: Int32 = 4
    guard
      deflateInit2_(
        &stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    // Room for the empty block at the end, whose last four bytes are not sent.
    let room = Int(deflateBound(&stream, UInt(bytes.count))) + 16
    var isComplete = false
    let output = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(buffer.count)
        isComplete = deflate(&stream, Z_SYNC_FLUSH) == Z_OK && stream.avail_in == 0 && stream.avail_out > 0
        count = max(0, Int(stream.total_out) - 4)
      }
    }
    return isComplete && output.count < bytes.count ? output : nil
  }

  /// The message as it was before compression, which must not have more bytes than `maxSize`.
  package static func inflate(_ bytes: [UInt8], maxSize: Int) throws(Failure) -> [UInt8] {
    var stream = z_stream()
    guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw .malformed
    }
    defer { inflateEnd(&stream) }
    var input = bytes + [0, 0, 0xff, 0xff]
    var status = Z_OK
    let output = [UInt8](unsafeUninitializedCapacity: maxSize + 1) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(buffer.count)
        status = CZlib.inflate(&stream, Z_SYNC_FLUSH)
        count = Int(stream.total_out)
      }
    }
    guard output.count <= maxSize else { throw .tooLarge }
    guard status == Z_STREAM_END || (status == Z_OK && stream.avail_in == 0) else { throw .malformed }
    return output
  }
}
