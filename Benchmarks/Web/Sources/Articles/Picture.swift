/// The pictures of the articles: ten small bitmaps.
public enum Picture {
  public static let all: [[UInt8]] = (0..<10).map(bitmap)

  /// 16 by 16 points in a colour of its own, as a BMP file of 24 bits a pixel.
  private static func bitmap(_ index: Int) -> [UInt8] {
    let side: UInt8 = 16
    let size = 54 + Int(side) * Int(side) * 3
    var bytes: [UInt8] = [0x42, 0x4d, UInt8(size & 255), UInt8(size >> 8), 0, 0, 0, 0, 0, 0, 54, 0, 0, 0]
    bytes += [40, 0, 0, 0, side, 0, 0, 0, side, 0, 0, 0, 1, 0, 24, 0]
    bytes += [UInt8](repeating: 0, count: 24)
    for pixel in 0..<(Int(side) * Int(side)) {
      bytes += [UInt8(index * 25), UInt8(pixel & 240), UInt8(255 - index * 20)]
    }
    return bytes
  }
}
