import Foundation

/// The service's name for a picture, such as "/pO5Q2.jpg", which has an address in each of several sizes.
public struct ImagePath: Sendable, Hashable {
  /// The name with its slash.
  public let rawValue: String

  /// Takes a name; nil for what cannot be the name of a picture.
  public init?(_ text: String) {
    let name = text.dropFirst()
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard text.hasPrefix("/"), !name.isEmpty, isPlain, !name.hasPrefix(".") else { return nil }
    rawValue = text
  }

  /// The address of the picture in a size.
  /// - Parameter base: Where pictures are; the real service by default.
  public func url(_ size: ImageSize, at base: URL = TMDb.Configuration.imageServiceURL) -> URL? {
    base.appendingPathComponent(size.rawValue).appendingPathComponent(String(rawValue.dropFirst()))
  }
}

extension ImagePath: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = ImagePath(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not the name of a picture")
    }
    self = path
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
