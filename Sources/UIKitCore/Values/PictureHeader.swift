import Foundation

/// Reads from the first bytes of a picture what it is and how large.
enum PictureHeader {
  enum Format {
    case png, jpeg, gif, webp, avif
  }

  static func format(of data: Data) -> Format? {
    let head = [UInt8](data.prefix(12))
    if head.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { return .png }
    if head.starts(with: [0xff, 0xd8, 0xff]) { return .jpeg }
    if head.starts(with: Array("GIF8".utf8)) { return .gif }
    guard head.count == 12 else { return nil }
    if head[0..<4].elementsEqual("RIFF".utf8), head[8..<12].elementsEqual("WEBP".utf8) { return .webp }
    if head[4..<8].elementsEqual("ftyp".utf8), head[8..<11].elementsEqual("avi".utf8) { return .avif }
    return nil
  }

  /// The size in pixels; nil for what is no picture.
  static func size(of data: Data) -> CGSize? {
    let bytes = Bytes([UInt8](data.prefix(1 << 16)))
    switch format(of: data) {
    case .png: return bytes.size(bytes.big32(16), bytes.big32(20))
    case .gif: return bytes.size(bytes.little16(6), bytes.little16(8))
    case .jpeg: return jpeg(bytes)
    case .webp: return webp(bytes)
    case .avif: return avif(bytes)
    case nil: return nil
    }
  }

  private static func jpeg(_ bytes: Bytes) -> CGSize? {
    var at = 2
    while let marker = bytes.big16(at), marker >> 8 == 0xff, let length = bytes.big16(at + 2), length >= 2 {
      let kind = marker & 0xff
      if (0xc0...0xcf).contains(kind), ![0xc4, 0xc8, 0xcc].contains(kind) {
        return bytes.size(bytes.big16(at + 7), bytes.big16(at + 5))
      }
      at += 2 + length
    }
    // A picture whose size lies behind much else, such as an embedded profile.
    return CGSize(width: 0, height: 0)
  }

  private static func webp(_ bytes: Bytes) -> CGSize? {
    switch bytes.text(12, 4) {
    case "VP8X": return bytes.size(bytes.little24(24).map { $0 + 1 }, bytes.little24(27).map { $0 + 1 })
    case "VP8 ": return bytes.size(bytes.little16(26).map { $0 & 0x3fff }, bytes.little16(28).map { $0 & 0x3fff })
    case "VP8L":
      guard let bits = bytes.little32(21) else { return nil }
      return bytes.size(bits & 0x3fff + 1, (bits >> 14) & 0x3fff + 1)
    default: return nil
    }
  }

  private static func avif(_ bytes: Bytes) -> CGSize? {
    guard let at = bytes.firstIndex(of: "ispe") else { return CGSize(width: 0, height: 0) }
    return bytes.size(bytes.big32(at + 8), bytes.big32(at + 12))
  }

  /// Bytes that can be read beyond their end, giving nil.
  private struct Bytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    func big16(_ at: Int) -> Int? { number([at, at + 1]) }
    func big32(_ at: Int) -> Int? { number([at, at + 1, at + 2, at + 3]) }
    func little16(_ at: Int) -> Int? { number([at + 1, at]) }
    func little24(_ at: Int) -> Int? { number([at + 2, at + 1, at]) }
    func little32(_ at: Int) -> Int? { number([at + 3, at + 2, at + 1, at]) }

    func text(_ at: Int, _ count: Int) -> String? {
      guard at + count <= bytes.count else { return nil }
      return String(decoding: bytes[at..<at + count], as: UTF8.self)
    }

    func firstIndex(of text: String) -> Int? {
      let wanted = Array(text.utf8)
      guard bytes.count >= wanted.count else { return nil }
      return (0...bytes.count - wanted.count).first { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }

    func size(_ width: Int?, _ height: Int?) -> CGSize? {
      guard let width, let height, width > 0, height > 0 else { return nil }
      return CGSize(width: width, height: height)
    }

    private func number(_ places: [Int]) -> Int? {
      var value = 0
      for place in places {
        guard bytes.indices.contains(place) else { return nil }
        value = value << 8 | Int(bytes[place])
      }
      return value
    }
  }
}
