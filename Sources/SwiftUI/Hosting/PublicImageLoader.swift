import Foundation
import HTTPTransport
import ImageHeaders
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
    guard (200..<300).contains(response.status), let format = ImageFormat(response.body) else {
      throw URLError(.cannotDecodeContentData)
    }
    return RemoteImage(bytes: [UInt8](response.body), type: format.mediaType)
  }
}
