import Foundation

extension CIImage.Fields {
  /// The part of the fields that is asked for as PNG, where they are as large as told; two thousand dots wide at most.
  func png(_ extent: CGRect, in rect: CGRect) -> Data {
    let shown = rect.intersection(extent)
    let columns = max(1, min(2048, Int(shown.width.rounded())))
    let rows = max(1, min(2048, Int(shown.height.rounded())))
    var lines = Data()
    for row in 0..<rows {
      // From below, as Core Image counts, and drawn from above.
      let y = shown.maxY - (CGFloat(row) + 0.5) * shown.height / CGFloat(rows)
      let line = min(height - 1, max(0, Int((extent.maxY - y) / extent.height * CGFloat(height))))
      var bytes = [UInt8](repeating: 0, count: (columns + 7) / 8)
      for column in 0..<columns {
        let x = shown.minX + (CGFloat(column) + 0.5) * shown.width / CGFloat(columns)
        let place = min(width - 1, max(0, Int((x - extent.minX) / extent.width * CGFloat(width))))
        if isDark[line * width + place] { bytes[column / 8] |= 0x80 >> (column % 8) }
      }
      lines.append(0)
      lines.append(contentsOf: bytes)
    }
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    file.append(Self.chunk("IHDR", Self.number(columns) + Self.number(rows) + [1, 3, 0, 0, 0]))
    file.append(Self.chunk("PLTE", Data(light.bytes.prefix(3) + dark.bytes.prefix(3))))
    file.append(Self.chunk("tRNS", Data([light.bytes[3], dark.bytes[3]])))
    file.append(Self.chunk("IDAT", Self.stored(lines)))
    file.append(Self.chunk("IEND", Data()))
    return file
  }

  private static func number(_ value: Int) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  private static func chunk(_ name: String, _ content: Data) -> Data {
    let named = Data(name.utf8) + content
    let sum = named.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return number(content.count) + named + number(Int(~sum))
  }

  /// Bytes as zlib has them, not made smaller.
  private static func stored(_ bytes: Data) -> Data {
    var (result, start) = (Data([0x78, 0x01]), 0)
    repeat {
      let end = min(start + 65535, bytes.count)
      let count = UInt16(end - start)
      let lengths = [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
      result.append(contentsOf: [end == bytes.count ? 1 : 0] + lengths)
      result.append(bytes[start..<end])
      start = end
    } while start < bytes.count
    let (low, high) = bytes.reduce((1, 0)) { sums, byte in
      let low = (sums.0 + Int(byte)) % 65521
      return (low, (sums.1 + low) % 65521)
    }
    return result + number(high << 16 | low)
  }
}
