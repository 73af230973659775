import Foundation

/// The kinds of pictures that every browser shows and that are safe to pass on. Not SVG: it can carry scripts.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable {
  case png, jpeg, gif, webp, avif, bmp

  /// Recognises a picture by its first bytes, whatever its server calls it.
  public init?(_ data: Data) {
    let start = [UInt8](data.prefix(64))
    func matches(_ text: String, at offset: Int) -> Bool {
      start.dropFirst(offset).starts(with: text.utf8)
    }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if matches("GIF87a", at: 0) || matches("GIF89a", at: 0) {
      self = .gif
    } else if matches("RIFF", at: 0), matches("WEBP", at: 8) {
      self = .webp
    } else if matches("BM", at: 0), start.count > 26, start[15...17] == [0, 0, 0] {
      self = .bmp
    } else if matches("ftyp", at: 4), Self.brands(start).contains(where: { ["avif", "avis"].contains($0) }) {
      self = .avif
    } else {
      return nil
    }
  }

  /// The media type, as in Content-Type.
  public var mediaType: String { "image/\(rawValue)" }

  /// The main and compatible brands of an ISO file.
  private static func brands(_ start: [UInt8]) -> [String] {
    stride(from: 8, to: start.count - 3, by: 4).filter { $0 != 12 }.map {
      String(decoding: start[$0..<$0 + 4], as: UTF8.self)
    }
  }
}
