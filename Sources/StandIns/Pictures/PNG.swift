/// Writes PNG files with a palette.
enum PNG {
  static func bytes(of canvas: Canvas) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", bigEndian(UInt32(canvas.width)) + bigEndian(UInt32(canvas.height)) + [8, 3, 0, 0, 0])
    file += chunk("PLTE", canvas.palette.flatMap { [$0.red, $0.green, $0.blue] })
    file += chunk("IDAT", Deflate.zlib(rows(of: canvas)))
    return file + chunk("IEND", [])
  }

  /// Each row begins with the number of its filter: none.
  private static func rows(of canvas: Canvas) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((canvas.width + 1) * canvas.height)
    for row in 0..<canvas.height {
      bytes.append(0)
      bytes += canvas.points[(row * canvas.width)..<((row + 1) * canvas.width)]
    }
    return bytes
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return bigEndian(UInt32(content.count)) + body + bigEndian(Checksum.crc32(body))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
