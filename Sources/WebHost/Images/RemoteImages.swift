import Foundation

/// Fetches pictures from elsewhere for readers; must refuse addresses that readers must not reach through the host.
public protocol RemoteImageLoader: Sendable {
  /// The bytes and the media type of a picture. `width` is the width in points at which it is shown, nil while unknown.
  func image(at url: URL, width: Int?) async throws -> RemoteImage
}

/// A picture from elsewhere.
public struct RemoteImage: Sendable {
  /// The encoded picture.
  public var bytes: [UInt8]
  /// Its media type, such as `image/jpeg`.
  public var type: String
  /// Seconds for which browsers may keep it.
  public var maxAge: Int

  /// Makes a picture that browsers may keep for a day.
  public init(bytes: [UInt8], type: String, maxAge: Int = 86_400) {
    self.bytes = bytes
    self.type = type
    self.maxAge = maxAge
  }
}

/// Signs the addresses of remote pictures, so that the host fetches only what a program of its own has shown.
struct RemoteImagePaths: Sendable {
  /// Where the pictures are served.
  static let path = "/~/r"
  let key: SigningKey

  /// The path under which the page asks for a picture; nil where it is not on the web.
  func path(for url: URL, width: Int?) -> String? {
    guard let scheme = url.scheme?.lowercased(), scheme == "https" || scheme == "http", url.host() != nil else {
      return nil
    }
    let address = url.absoluteString
    let width = width.map(Self.step)
    let signature = Base64URL.encode(key.signature(of: Self.signed(address, width), purpose: .image).prefix(16))
    let size = width.map { "&w=\($0)" } ?? ""
    return "\(Self.path)?u=\(LocationCoding.escape(address))\(size)&s=\(signature)"
  }

  /// The picture that a query asks for; nil where the signature does not fit.
  func request(address: String?, width: String?, signature: String?) -> (url: URL, width: Int?)? {
    guard let address, let signature, let given = Base64URL.decode(signature), given.count == 16,
      width == nil || width.flatMap(Int.init) != nil, let url = URL(string: address)
    else { return nil }
    let width = width.flatMap(Int.init)
    let expected = key.signature(of: Self.signed(address, width), purpose: .image).prefix(16)
    guard zip(given, expected).reduce(UInt8(0), { $0 | ($1.0 ^ $1.1) }) == 0 else { return nil }
    return (url, width)
  }

  /// Widths in few steps, so that nearly equal sizes are one picture.
  private static func step(_ width: Int) -> Int {
    [64, 128, 256, 512, 1024].first { $0 >= width } ?? 2048
  }

  private static func signed(_ address: String, _ width: Int?) -> [UInt8] {
    Array("\(width ?? 0) \(address)".utf8)
  }
}
