import Foundation
import HTTPTransport
import WebHost

/// Fetches the pictures of `AsyncImage` for readers, from public addresses only.
package struct PublicImageLoader: RemoteImageLoader {
  private let loader: any HTTPLoading
  private let addresses: AddressPolicy

  /// Makes a loader; `addresses` may except origins that the host knows, such as a service on this machine.
  package init(loader: any HTTPLoading = HTTPLoader.shared, addresses: AddressPolicy = .publicOnly) {
    self.loader = loader
    self.addresses = addresses
  }

  package func image(at url: URL, width: Int?) async throws -> RemoteImage {
    var request = HTTPRequest(url: url)
    request.addresses = addresses
    request.sizeLimit = 10 * 1024 * 1024
    request.timeout = 15
    let response = try await loader.load(request)
    guard (200..<300).contains(response.status), let type = Self.type(of: response.body) else {
      throw URLError(.cannotDecodeContentData)
    }
    return RemoteImage(bytes: [UInt8](response.body), type: type)
  }

  /// The media type by the first bytes; nil for what is not a picture, whatever its headers say.
  static func type(of bytes: Data) -> String? {
    let head = [UInt8](bytes.prefix(12))
    if head.starts(with: [0x89, 0x50, 0x4e, 0x47]) { return "image/png" }
    if head.starts(with: [0xff, 0xd8, 0xff]) { return "image/jpeg" }
    if head.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    if head.count == 12, head[0..<4].elementsEqual("RIFF".utf8), head[8..<12].elementsEqual("WEBP".utf8) {
      return "image/webp"
    }
    if head.count == 12, head[4..<8].elementsEqual("ftyp".utf8), head[8..<11].elementsEqual("avi".utf8) {
      return "image/avif"
    }
    return nil
  }
}
